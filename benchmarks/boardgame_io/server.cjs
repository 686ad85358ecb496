// boardgame.io's own server, for benchmarks/tables.py: node server.cjs PORT [synced|shared JOURNAL]
"use strict";

const { Server, SocketIO, Origins } = require("boardgame.io/server");
const { Journal } = require("./journal.cjs");
const { StoredThenTold } = require("./stored_then_told.cjs");

const games = [require("./aquatika.cjs"), require("./fuji_flush.cjs"), require("./tic_tac_toe.cjs")];
const origins = [Origins.LOCALHOST_IN_DEVELOPMENT, /.*/];
const [port, store, path] = process.argv.slice(2);

function stored() {
  const db = new Journal(path, { shared: store === "shared" });
  return { db, transport: new SocketIO({ pubSub: new StoredThenTold(db) }) };
}

const server = Server({ games, origins, ...(store === undefined ? {} : stored()) }); // in memory unless told otherwise
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(port) + 1 } });
