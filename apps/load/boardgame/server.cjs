// The server of boardgame.io over a Postgres: server.cjs <url> <port>
const { Server, Origins } = require('boardgame.io/server');
const { PostgresStore } = require('bgio-postgres');
const { game } = require('./game.cjs');

const [url, port] = process.argv.slice(2);
const db = new PostgresStore(url, { logging: false });
const server = Server({ games: [game], db, origins: [Origins.LOCALHOST] });
server.run(Number(port), () => process.send('listening'));
