import { useReducer } from 'react';
import { toKeys } from '#shared/map-values';
import {
  type Board,
  type BoardCell,
  emptyBoard,
  randomBoard,
  resizeBoard,
  setCells,
  stepBoard,
} from './life-board';

/** Lists well-known patterns, with one string per row in which O is a living cell. */
const PATTERNS = {
  'R-pentomino': ['.OO', 'OO.', '.O.'],
  Glider: ['.O.', '..O', 'OOO'],
  Acorn: ['.O.....', '...O...', 'OO..OOO'],
  Pulsar: [
    '..OOO...OOO..',
    '.............',
    'O....O.O....O',
    'O....O.O....O',
    'O....O.O....O',
    '..OOO...OOO..',
    '.............',
    '..OOO...OOO..',
    'O....O.O....O',
    'O....O.O....O',
    'O....O.O....O',
    '.............',
    '..OOO...OOO..',
  ],
  'Glider gun': [
    '........................O...........',
    '......................O.O...........',
    '............OO......OO............OO',
    '...........O...O....OO............OO',
    'OO........O.....O...OO..............',
    'OO........O...O.OO....O.O...........',
    '..........O.....O.......O...........',
    '...........O...O....................',
    '............OO......................',
  ],
} as const satisfies Record<string, readonly string[]>;

export const START_PATTERNS = [...toKeys(PATTERNS), 'Random', 'Empty'] as const;

export type StartPattern = (typeof START_PATTERNS)[number];

export const DEFAULT_PATTERN: StartPattern = 'R-pentomino';

type Life = { board: Board; generation: number };

type Action =
  | { type: 'step'; generations: number }
  | { type: 'draw'; cells: BoardCell[]; alive: boolean }
  | { type: 'resize'; columns: number; rows: number }
  | { type: 'restart'; pattern: StartPattern };

/** Holds the state of the game. The board is empty until its first resize, which adds the default pattern. */
export function useLife() {
  return useReducer(reduceLife, { board: emptyBoard(0, 0), generation: 0 });
}

function reduceLife({ board, generation }: Life, action: Action): Life {
  if (action.type === 'step') {
    let next = board;
    for (let count = 0; count < action.generations; count += 1) next = stepBoard(next);
    return { board: next, generation: generation + action.generations };
  }
  if (action.type === 'draw') return { board: setCells(board, action.cells, action.alive), generation };
  if (action.type === 'restart') {
    return { board: createBoard(action.pattern, board.columns, board.rows), generation: 0 };
  }
  const { columns, rows } = action;
  const isNew = board.cells.length === 0;
  return {
    board: isNew ? createBoard(DEFAULT_PATTERN, columns, rows) : resizeBoard(board, columns, rows),
    generation,
  };
}

function createBoard(pattern: StartPattern, columns: number, rows: number): Board {
  if (pattern === 'Empty') return emptyBoard(columns, rows);
  if (pattern === 'Random') return randomBoard(columns, rows);
  return patternBoard(pattern, columns, rows);
}

export function patternBoard(name: keyof typeof PATTERNS, columns: number, rows: number): Board {
  const pattern: readonly string[] = PATTERNS[name];
  const width = pattern[0]?.length ?? 0;
  const right = Math.floor((columns - width) / 2);
  const down = Math.floor((rows - pattern.length) / 2);
  const cells = pattern.flatMap((line, row) =>
    [...line].flatMap((letter, column) =>
      letter === 'O' ? { column: column + right, row: row + down } : [],
    ),
  );
  return setCells(emptyBoard(columns, rows), cells, true);
}
