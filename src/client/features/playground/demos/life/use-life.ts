import { useReducer } from 'react';
import { namesOf } from '../../demo';
import {
  type Board,
  type Cell,
  emptyBoard,
  randomBoard,
  resizeBoard,
  setCells,
  stepBoard,
} from './life-board';
import { PATTERNS, patternBoard } from './patterns';

/** What the visitor can begin with. */
export const BEGINNINGS = [...namesOf(PATTERNS), 'Random', 'Empty'] as const;

export type Beginning = (typeof BEGINNINGS)[number];

export const FIRST_BEGINNING: Beginning = 'R-pentomino';

type Life = { board: Board; generation: number };

type Action =
  | { do: 'step'; generations: number }
  | { do: 'draw'; cells: Cell[]; alive: boolean }
  | { do: 'resize'; columns: number; rows: number }
  | { do: 'begin'; with: Beginning };

/** The board and its age. It has no cells until it is given a size, and then holds the first pattern. */
export function useLife() {
  return useReducer(live, { board: emptyBoard(0, 0), generation: 0 });
}

function live({ board, generation }: Life, action: Action): Life {
  if (action.do === 'step') {
    let next = board;
    for (let count = 0; count < action.generations; count += 1) next = stepBoard(next);
    return { board: next, generation: generation + action.generations };
  }
  if (action.do === 'draw') return { board: setCells(board, action.cells, action.alive), generation };
  if (action.do === 'begin') {
    return { board: beginWith(action.with, board.columns, board.rows), generation: 0 };
  }
  const { columns, rows } = action;
  const isNew = board.cells.length === 0;
  return {
    board: isNew ? beginWith(FIRST_BEGINNING, columns, rows) : resizeBoard(board, columns, rows),
    generation,
  };
}

function beginWith(beginning: Beginning, columns: number, rows: number): Board {
  if (beginning === 'Empty') return emptyBoard(columns, rows);
  if (beginning === 'Random') return randomBoard(columns, rows);
  return patternBoard(beginning, columns, rows);
}
