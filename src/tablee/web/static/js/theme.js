// Runs before anything is drawn, so that a page in the dark never flashes white. No module: modules wait.
{
  const chosen = localStorage.getItem("tablee-theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
}
