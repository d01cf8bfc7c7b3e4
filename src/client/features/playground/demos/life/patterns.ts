import { type Board, emptyBoard, setCells } from './life-board';

/** Well-known patterns, one string per row; O is a living cell. */
export const PATTERNS = {
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

type PatternName = keyof typeof PATTERNS;

/** Creates a board with a pattern in its center. */
export function patternBoard(name: PatternName, columns: number, rows: number): Board {
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
