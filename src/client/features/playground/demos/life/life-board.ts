/** A world without edges: what leaves at the right comes in at the left. Boards never change, each step makes a new one. */
export type Board = {
  columns: number;
  rows: number;
  /** Row by row; 1 is alive. */
  cells: Uint8Array;
};

export type Cell = { column: number; row: number };

export function emptyBoard(columns: number, rows: number): Board {
  return { columns, rows, cells: new Uint8Array(columns * rows) };
}

/** About a third of the cells alive. */
export function randomBoard(columns: number, rows: number, random = Math.random): Board {
  const board = emptyBoard(columns, rows);
  board.cells.forEach((_cell, index) => {
    board.cells[index] = random() < 0.3 ? 1 : 0;
  });
  return board;
}

export function isAlive(board: Board, cell: Cell): boolean {
  return board.cells[indexOf(board, cell)] === 1;
}

export function setCells(board: Board, cells: Cell[], alive: boolean): Board {
  const changed = { ...board, cells: board.cells.slice() };
  for (const cell of cells) changed.cells[indexOf(board, cell)] = alive ? 1 : 0;
  return changed;
}

/** The next generation: a living cell stays with two or three living neighbours, a new one comes to life with three. */
export function stepBoard(board: Board): Board {
  const next = emptyBoard(board.columns, board.rows);
  for (let row = 0; row < board.rows; row += 1) {
    for (let column = 0; column < board.columns; column += 1) {
      const neighbours = countNeighbours(board, { column, row });
      const index = row * board.columns + column;
      const lives = neighbours === 3 || (neighbours === 2 && board.cells[index] === 1);
      next.cells[index] = lives ? 1 : 0;
    }
  }
  return next;
}

/** The same world with more or less room around its middle. */
export function resizeBoard(board: Board, columns: number, rows: number): Board {
  const resized = emptyBoard(columns, rows);
  const right = Math.floor((columns - board.columns) / 2);
  const down = Math.floor((rows - board.rows) / 2);
  for (const { column, row } of livingCells(board)) {
    const at = { column: column + right, row: row + down };
    const isInside = at.column >= 0 && at.column < columns && at.row >= 0 && at.row < rows;
    if (isInside) resized.cells[indexOf(resized, at)] = 1;
  }
  return resized;
}

export function livingCells({ columns, cells }: Board): Cell[] {
  const living: Cell[] = [];
  cells.forEach((cell, index) => {
    if (cell === 1) living.push({ column: index % columns, row: Math.floor(index / columns) });
  });
  return living;
}

/** The living cells as one SVG path, a cell being one unit. */
export function boardPath(board: Board): string {
  return livingCells(board)
    .map(({ column, row }) => `M${column} ${row}h1v1h-1z`)
    .join('');
}

/** The cells on the straight way from one to another, both included: a fast pointer leaves no gaps. */
export function cellsBetween(from: Cell, to: Cell): Cell[] {
  const across = to.column - from.column;
  const down = to.row - from.row;
  const steps = Math.max(Math.abs(across), Math.abs(down));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = steps === 0 ? 0 : step / steps;
    return { column: Math.round(from.column + across * share), row: Math.round(from.row + down * share) };
  });
}

/** The same cell on the board, however far beyond its edges it is named. */
export function wrapCell({ columns, rows }: Board, { column, row }: Cell): Cell {
  return { column: modulo(column, columns), row: modulo(row, rows) };
}

function countNeighbours(board: Board, { column, row }: Cell): number {
  let alive = 0;
  for (const down of [-1, 0, 1]) {
    for (const right of [-1, 0, 1]) {
      const isItself = down === 0 && right === 0;
      if (!isItself) alive += board.cells[indexOf(board, { column: column + right, row: row + down })] ?? 0;
    }
  }
  return alive;
}

function indexOf(board: Board, cell: Cell): number {
  const { column, row } = wrapCell(board, cell);
  return row * board.columns + column;
}

function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}
