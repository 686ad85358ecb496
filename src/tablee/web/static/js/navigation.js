// The way to an address of ours without loading the page anew. The app decides once who shows it.

let show = () => Promise.resolve();

/**
 * From now on `shower` shows the page of the present address.
 *
 * @param {() => Promise<void>} shower
 */
export function showPagesWith(shower) {
  show = shower;
}

/** Show the page of the present address again. */
export const reload = () => show();

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  return show();
}
