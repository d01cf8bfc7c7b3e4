import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import styles from '#client/extras/demos/demos.module.css';
import { useTranslation } from '#client/lib/language/use-translation';
import { useElementSize } from '#client/ui/layout/use-element-size';
import { DEMO_TEXTS } from '#shared/language/english/demos';
import { type Board, type BoardCell, boardPath, cellsBetween, isAlive, wrapCell } from './life-board';

/** The width and height of a cell, in CSS pixels. */
const CELL = 14;

const STEPS: Record<string, BoardCell> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
};

type LifeGridProps = {
  board: Board;
  onDraw: (cells: BoardCell[], alive: boolean) => void;
  /** Called with the number of cells that fit. */
  onResize: (columns: number, rows: number) => void;
};

export function LifeGrid({ board, onDraw, onResize }: LifeGridProps) {
  const t = useTranslation(DEMO_TEXTS);
  const boxRef = useRef<HTMLDivElement>(null);
  const size = useElementSize(boxRef);
  const columns = Math.max(1, Math.floor((size?.width ?? 0) / CELL));
  const rows = Math.max(1, Math.floor((size?.height ?? 0) / CELL));
  const resize = useEffectEvent(() => onResize(columns, rows));
  useEffect(() => {
    if (size && (board.columns !== columns || board.rows !== rows)) resize();
  }, [size, board, columns, rows]);

  const pen = usePen(board, onDraw);
  const { cursor, message, onKeyDown } = useCursor(board, onDraw);
  const hintId = useId();
  return (
    <>
      <div ref={boxRef} className={styles.box}>
        <svg
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is a drawing board, operated by the arrow keys
          tabIndex={0}
          role="application"
          aria-label={t('board', { columns: board.columns, rows: board.rows })}
          aria-describedby={hintId}
          className={`${styles.editor} ${styles.board}`}
          viewBox={`0 0 ${board.columns} ${board.rows}`}
          style={{ width: board.columns * CELL, height: board.rows * CELL }}
          onKeyDown={onKeyDown}
          {...pen}
        >
          <path d={linesPath(board)} />
          <path className={styles.alive} d={boardPath(board)} />
          <rect className={styles.cursor} x={cursor.column} y={cursor.row} width={1} height={1} />
        </svg>
      </div>
      <p id={hintId} className="note">
        {t('boardHint')}
      </p>
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </>
  );
}

/** Draws or erases, depending on the first cell of a stroke. */
function usePen(board: Board, onDraw: LifeGridProps['onDraw']) {
  const stroke = useRef<{ at: BoardCell; alive: boolean } | null>(null);
  const cellAt = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): BoardCell => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const cell = { column: Math.floor((clientX - left) / CELL), row: Math.floor((clientY - top) / CELL) };
    return wrapCell(board, cell);
  };
  const lift = () => {
    stroke.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = cellAt(event);
      stroke.current = { at, alive: !isAlive(board, at) };
      onDraw([at], stroke.current.alive);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (!stroke.current) return;
      const to = cellAt(event);
      onDraw(cellsBetween(stroke.current.at, to), stroke.current.alive);
      stroke.current.at = to;
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

function useCursor(board: Board, onDraw: LifeGridProps['onDraw']) {
  const t = useTranslation(DEMO_TEXTS);
  const [position, setPosition] = useState<BoardCell>({ column: 0, row: 0 });
  const [message, setMessage] = useState('');
  const cursor = board.cells.length > 0 ? wrapCell(board, position) : position;
  const announce = (cell: BoardCell, alive: boolean) =>
    setMessage(t(alive ? 'livingCell' : 'deadCell', { column: cell.column + 1, row: cell.row + 1 }));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) {
      const next = wrapCell(board, { column: cursor.column + step.column, row: cursor.row + step.row });
      setPosition(next);
      announce(next, isAlive(board, next));
    } else if (event.key === ' ' || event.key === 'Enter') {
      const alive = !isAlive(board, cursor);
      onDraw([cursor], alive);
      announce(cursor, alive);
    } else {
      return;
    }
    event.preventDefault();
  };
  return { cursor, message, onKeyDown };
}

function linesPath({ columns, rows }: Board): string {
  const vertical = Array.from({ length: columns + 1 }, (_, column) => `M${column} 0V${rows}`);
  const horizontal = Array.from({ length: rows + 1 }, (_, row) => `M0 ${row}H${columns}`);
  return [...vertical, ...horizontal].join('');
}
