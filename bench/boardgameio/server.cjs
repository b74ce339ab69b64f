// boardgame.io's own server with its tic-tac-toe: node server.cjs PORT [FOLDER]
// With a folder it keeps matches in its FlatFile store, otherwise in memory.
const { FlatFile, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

// The game of boardgame.io's tutorial.
const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const has = (line) => line.every((cell) => G.cells[cell] !== null
      && G.cells[cell] === G.cells[line[0]]);
    if (LINES.some(has)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const [port, folder] = process.argv.slice(2);
const store = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [ticTacToe], origins: ["*"], ...store }).run(Number(port));
