// Load for a server: node load.cjs KIND PORT TABLES SECONDS [RATE]
//
// At each table two players sit, each with a connection of their own, and whoever's turn it is
// moves at once. All tables play nine moves (a tic-tac-toe that ends in a draw), then all begin
// the next nine together; new matches are begun between, outside the time that is measured. A
// move takes from the moment it is sent until its player is told that it counts.
//
// With a RATE (Quattrocento only) all tables together make so many moves a second, at random times,
// and go on by themselves; the new games that they begin belong to the load.
const MOVES = 9;
const WARM_UP = 0.25;

const [kind, port, tableCount, seconds, rate] = process.argv.slice(2);

async function main() {
  const { open } = kind === "boardgameio" ? boardgameio() : quattrocento();
  const tables = await inGroups(Number(tableCount), 25, open);
  const warmUp = await measure(tables, Number(seconds) * WARM_UP);
  const found = await measure(tables, Number(seconds));
  process.stdout.write(JSON.stringify({ ...found, all: warmUp.moves + found.moves }) + "\n");
  process.exit(0);
}

async function measure(tables, wanted) {
  const times = [];
  const elapsed = await (rate ? playAtRate : playTogether)(tables, wanted, times);
  times.sort((one, other) => one - other);
  const share = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return { moves: times.length, seconds: elapsed, p50: share(0.5), p99: share(0.99) };
}

async function playTogether(tables, wanted, times) {
  let elapsed = 0;
  while (elapsed < wanted) {
    await Promise.all(tables.map((table) => table.prepare()));
    const began = performance.now();
    await Promise.all(tables.map((table) => table.play(times)));
    elapsed += (performance.now() - began) / 1000;
  }
  return elapsed;
}

async function playAtRate(tables, wanted, times) {
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  await Promise.all(tables.map(async (table) => {
    while (elapsed() < wanted) {
      await table.prepare();
      await table.play(times, () => elapsed() >= wanted);
    }
  }));
  return wanted;
}

// How long a table waits before a move: at random, so that all together keep to the rate.
function pause() {
  return -Math.log(1 - Math.random()) * 1000 * Number(tableCount) / Number(rate);
}

async function inGroups(count, size, make) {
  const made = [];
  while (made.length < count) {
    const group = Array.from({ length: Math.min(size, count - made.length) }, make);
    made.push(...(await Promise.all(group)));
  }
  return made;
}

// boardgame.io, by its own protocol over socket.io

function boardgameio() {
  const { io } = require("socket.io-client");
  // Nobody has three in a row after these.
  const order = [0, 1, 2, 4, 3, 5, 7, 6, 8];
  let number = 0;

  async function open() {
    const sockets = ["0", "1"].map(() => io(`http://127.0.0.1:${port}/tic-tac-toe`, {
      transports: ["websocket"], forceNew: true,
    }));
    await Promise.all(sockets.map((socket) => new Promise((done) => socket.once("connect", done))));
    let match = "";
    let state = 0;
    const synced = (socket, player) => new Promise((done) => {
      socket.once("sync", done);
      socket.emit("sync", match, player, undefined, 2);
    });

    async function prepare() {
      match = `match-${process.pid}-${number++}`;
      await synced(sockets[0], "0");
      await synced(sockets[1], "1");
      state = 0;
    }

    function play(times) {
      return new Promise((done) => {
        let sent = 0;
        const move = () => {
          const player = String(state % 2);
          const action = {
            type: "MAKE_MOVE",
            payload: { type: "clickCell", args: [order[state]], playerID: player },
          };
          sent = performance.now();
          sockets[state % 2].emit("update", action, state, match, player);
        };
        sockets.forEach((socket, player) => {
          socket.removeAllListeners("update");
          socket.on("update", (of, now) => {
            if (of !== match || now._stateID !== state + 1) return;
            // The mover is told; the other one moves when they are told as well.
            if (player === state % 2) times.push(performance.now() - sent);
            told += 1;
            if (told < 2) return;
            told = 0;
            state += 1;
            if (state === MOVES) done();
            else move();
          });
        });
        let told = 0;
        move();
      });
    }

    return { prepare, play };
  }

  return { open };
}

// Quattrocento, by its API: Palazzo for two, any moves

function quattrocento() {
  const WebSocket = require("ws");
  const api = `http://127.0.0.1:${port}/api/v1`;
  let dice = 1469;
  const choose = (list) => {
    dice = (dice * 48271) % 2147483647;
    return list[dice % list.length];
  };

  async function ask(path, body, cookie) {
    const headers = { "Content-Type": "application/json", "X-Quattrocento": "1" };
    if (cookie) headers.Cookie = cookie;
    const method = body === undefined ? "GET" : "POST";
    const answer = await fetch(api + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const given = answer.headers.get("set-cookie");
    return { answer: await answer.json(), cookie: given ? given.split(";")[0] : cookie };
  }

  // As the page does: only what has changed is sent.
  function patch(document, changes) {
    for (const [path, value] of changes) {
      const last = path[path.length - 1];
      path.slice(0, -1).reduce((part, step) => part[step], document)[last] = value;
    }
  }

  async function open() {
    const cookies = [(await ask("/me")).cookie, (await ask("/me")).cookie];
    const players = [{}, {}];
    let finished = true;
    let heard = () => {};

    async function begin() {
      const seats = [{ kind: "me" }, { kind: "open" }];
      const { answer } = await ask("/tables", { game: "palazzo", seats, lot: false, forced: false }, cookies[0]);
      await ask(`/tables/${answer.id}/join`, {}, cookies[1]);
      await Promise.all(players.map((player, seat) => new Promise((done) => {
        if (player.socket) player.socket.terminate();
        player.answered = -1;
        const url = `ws://127.0.0.1:${port}/api/v1/tables/${answer.id}/live?patches=true`;
        player.socket = new WebSocket(url, {
          headers: { Cookie: cookies[seat] }, perMessageDeflate: false,
        });
        player.socket.on("message", (text) => {
          const message = JSON.parse(text);
          if (message.table) player.shown = message;
          if (message.type === "patch") patch(player.shown, message.changes);
          // Whatever is still said of the table before one's last move is old news.
          const news = message.table || message.type === "patch";
          if (news && player.shown.table.sequence > player.answered) player.seen = player.shown;
          if (message.type === "snapshot") done();
          heard(seat, message);
        });
      })));
      finished = false;
    }

    async function prepare() {
      if (finished) await begin();
    }

    function play(times, isOver = () => false) {
      return new Promise((done, fail) => {
        let made = 0;
        let sent = null;
        let waiting = false;
        const next = () => {
          const seat = players.findIndex((each) => each.seen.offers[0]?.offers.length);
          if (seat < 0) return;
          const { seen, socket } = players[seat];
          const { move } = choose(seen.offers[0].offers);
          const key = `key-${made}-${Math.random()}`;
          sent = { seat, at: performance.now() };
          players[seat].seen = { ...seen, offers: [] };
          players[seat].answered = seen.table.sequence;
          socket.send(JSON.stringify({ seat, move, sequence: seen.table.sequence, key }));
        };
        heard = (seat, message) => {
          if (message.type === "refused") fail(new Error(message.words.en));
          if (message.type === "accepted") {
            times.push(performance.now() - sent.at);
            sent = null;
            made += 1;
          }
          if (sent === null) soon();
        };
        const soon = () => {
          if (!rate) goOn();
          else if (!waiting) {
            waiting = true;
            setTimeout(() => {
              waiting = false;
              goOn();
            }, pause());
          }
        };
        const goOn = () => {
          const canMove = players.some((each) => each.seen.offers[0]?.offers.length);
          finished = players.some((each) => each.seen.table.status !== "playing");
          if (finished || isOver() || (made >= MOVES && canMove)) {
            heard = () => {};
            done();
          } else next();
        };
        soon();
      });
    }

    await begin();
    return { prepare, play };
  }

  return { open };
}

main().catch((problem) => {
  process.stderr.write(`${problem.stack}\n`);
  process.exit(1);
});
