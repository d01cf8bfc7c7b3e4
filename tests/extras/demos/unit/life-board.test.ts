import { describe, expect, test } from 'vitest';
import {
  type Board,
  boardPath,
  cellsBetween,
  emptyBoard,
  isAlive,
  listLivingCells,
  randomBoard,
  resizeBoard,
  setCells,
  stepBoard,
  wrapCell,
} from '#client/extras/demos/life/life-board';
import { patternBoard } from '#client/extras/demos/life/use-life';

function draw(...lines: string[]): Board {
  const board = emptyBoard(lines[0]?.length ?? 0, lines.length);
  return { ...board, cells: Uint8Array.from(lines.join(''), letter => (letter === 'O' ? 1 : 0)) };
}

function read({ columns, rows, cells }: Board): string[] {
  const letters = Array.from(cells, cell => (cell === 1 ? 'O' : '.')).join('');
  return Array.from({ length: rows }, (_, row) => letters.slice(row * columns, (row + 1) * columns));
}

function stepTimes(board: Board, generations: number): Board {
  return Array.from({ length: generations }).reduce<Board>(stepBoard, board);
}

describe('in the Game of Life', () => {
  test.each([
    ['a cell with one neighbor dies', '..... .OO.. .....', '..... ..... .....'],
    ['a row of three cells rotates', '..... ..O.. ..O.. ..O.. .....', '..... ..... .OOO. ..... .....'],
    ['a block stays unchanged', '.... .OO. .OO. ....', '.... .OO. .OO. ....'],
    ['a cell with four neighbors dies', '..... ..O.. .OOO. ..O.. .....', '..... .OOO. .O.O. .OOO. .....'],
  ])('%s', (_fact, before, after) => {
    const board = draw(...before.split(' '));
    expect(read(stepBoard(board)).join(' ')).toBe(after);
    expect(read(board).join(' ')).toBe(before);
  });

  test.each([
    ['Glider', 8, 32],
    ['Pulsar', 30, 3],
  ] as const)('a pattern that repeats returns to its start: %s', (name, size, generations) => {
    const start = patternBoard(name, size, size);
    expect(read(stepTimes(start, 1))).not.toEqual(read(start));
    expect(read(stepTimes(start, generations))).toEqual(read(start));
  });

  test('a glider gun fires every 30 generations', () => {
    const start = patternBoard('Glider gun', 120, 90);
    const after = stepTimes(start, 30);
    expect(listLivingCells(after).length).toBe(listLivingCells(start).length + 5);
  });
});

test('coordinates outside the board wrap around, and drawing can clear cells of a copy', () => {
  const board = setCells(emptyBoard(4, 3), [{ column: -1, row: 3 }], true);
  expect(listLivingCells(board)).toEqual([{ column: 3, row: 0 }]);
  expect(isAlive(board, { column: 7, row: -3 })).toBe(true);
  expect(wrapCell(board, { column: -5, row: 4 })).toEqual({ column: 3, row: 1 });
  const full = draw('OO', 'OO');
  expect(read(setCells(full, [{ column: 1, row: 0 }], false))).toEqual(['O.', 'OO']);
  expect(read(full)).toEqual(['OO', 'OO']);
});

test('resizing a board adds or removes cells around the center', () => {
  const board = draw('O.', '.O');
  expect(read(resizeBoard(board, 4, 4))).toEqual(['....', '.O..', '..O.', '....']);
  expect(read(resizeBoard(draw('O...', '.OO.', '.OO.', '...O'), 2, 2))).toEqual(['OO', 'OO']);
});

test('about a third of a random board is alive', () => {
  const numbers = [0.1, 0.5, 0.9];
  let used = 0;
  const board = randomBoard(3, 2, () => numbers[used++ % 3] ?? 0);
  expect(read(board)).toEqual(['O..', 'O..']);
});

test('a fast stroke draws cells without gaps, and a board is drawn as one path', () => {
  expect(cellsBetween({ column: 0, row: 0 }, { column: 3, row: 1 })).toEqual([
    { column: 0, row: 0 },
    { column: 1, row: 0 },
    { column: 2, row: 1 },
    { column: 3, row: 1 },
  ]);
  expect(cellsBetween({ column: 2, row: 2 }, { column: 2, row: 2 })).toEqual([{ column: 2, row: 2 }]);
  expect(boardPath(draw('.O', 'O.'))).toBe('M1 0h1v1h-1zM0 1h1v1h-1z');
});
