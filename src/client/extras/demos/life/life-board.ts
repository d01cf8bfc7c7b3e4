/** An immutable board whose opposite edges are connected. */
export type Board = {
  columns: number;
  rows: number;
  /** The cells row by row, in which 1 is alive. */
  cells: Uint8Array;
};

export type BoardCell = { column: number; row: number };

export function emptyBoard(columns: number, rows: number): Board {
  return { columns, rows, cells: new Uint8Array(columns * rows) };
}

/** Creates a board with 30% living cells. */
export function randomBoard(columns: number, rows: number, random = Math.random): Board {
  const board = emptyBoard(columns, rows);
  board.cells.forEach((_cell, index) => {
    board.cells[index] = random() < 0.3 ? 1 : 0;
  });
  return board;
}

export function isAlive(board: Board, cell: BoardCell): boolean {
  return board.cells[toIndex(board, cell)] === 1;
}

export function setCells(board: Board, cells: BoardCell[], alive: boolean): Board {
  const changed = { ...board, cells: board.cells.slice() };
  for (const cell of cells) changed.cells[toIndex(board, cell)] = alive ? 1 : 0;
  return changed;
}

/** Returns the next generation. Cells survive with two or three living neighbors, and are born with three. */
export function stepBoard(board: Board): Board {
  const next = emptyBoard(board.columns, board.rows);
  for (let row = 0; row < board.rows; row += 1) {
    for (let column = 0; column < board.columns; column += 1) {
      const neighbors = countNeighbors(board, { column, row });
      const index = row * board.columns + column;
      const lives = neighbors === 3 || (neighbors === 2 && board.cells[index] === 1);
      next.cells[index] = lives ? 1 : 0;
    }
  }
  return next;
}

/** Resizes a board around its center. */
export function resizeBoard(board: Board, columns: number, rows: number): Board {
  const resized = emptyBoard(columns, rows);
  const right = Math.floor((columns - board.columns) / 2);
  const down = Math.floor((rows - board.rows) / 2);
  for (const { column, row } of listLivingCells(board)) {
    const at = { column: column + right, row: row + down };
    const isInside = at.column >= 0 && at.column < columns && at.row >= 0 && at.row < rows;
    if (isInside) resized.cells[toIndex(resized, at)] = 1;
  }
  return resized;
}

export function listLivingCells({ columns, cells }: Board): BoardCell[] {
  const living: BoardCell[] = [];
  cells.forEach((cell, index) => {
    if (cell === 1) living.push({ column: index % columns, row: Math.floor(index / columns) });
  });
  return living;
}

/** Returns an SVG path of the living cells, with one unit per cell. */
export function boardPath(board: Board): string {
  return listLivingCells(board)
    .map(({ column, row }) => `M${column} ${row}h1v1h-1z`)
    .join('');
}

/** Lists the cells on a line, ends included, so that a fast pointer leaves no gaps. */
export function cellsBetween(from: BoardCell, to: BoardCell): BoardCell[] {
  const across = to.column - from.column;
  const down = to.row - from.row;
  const steps = Math.max(Math.abs(across), Math.abs(down));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = steps === 0 ? 0 : step / steps;
    return { column: Math.round(from.column + across * share), row: Math.round(from.row + down * share) };
  });
}

/** Wraps a cell beyond the edges onto the board. */
export function wrapCell({ columns, rows }: Board, { column, row }: BoardCell): BoardCell {
  return { column: modulo(column, columns), row: modulo(row, rows) };
}

function countNeighbors(board: Board, { column, row }: BoardCell): number {
  let alive = 0;
  for (const down of [-1, 0, 1]) {
    for (const right of [-1, 0, 1]) {
      const isItself = down === 0 && right === 0;
      if (!isItself) alive += board.cells[toIndex(board, { column: column + right, row: row + down })] ?? 0;
    }
  }
  return alive;
}

function toIndex(board: Board, cell: BoardCell): number {
  const { column, row } = wrapCell(board, cell);
  return row * board.columns + column;
}

function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}
