import type { ReactNode } from 'react';
import { Alert } from '../feedback/alert';
import { loadable, useLoaded } from '../feedback/loadable';
import { Skeleton } from '../feedback/skeleton';
import { Deferred } from '../layout/deferred';
import styles from './chart.module.css';
import type { ChartCanvasProps, ChartOption } from './chart-canvas';

const chartCanvas = loadable(loadCanvas);

type ChartTable = { caption: string; columns: string[]; rows: [string, ...string[]][] };

type ChartProps = {
  /** Describes the chart in one sentence for screen readers. */
  label: string;
  option: ChartOption;
  /** The same numbers, for screen readers; the first column names the row. */
  table: ChartTable;
  /** Minimum width of the drawing; a narrower container scrolls sideways. */
  minWidthPx?: number | undefined;
  /** Content on top of the drawing, such as a legend. */
  children?: ReactNode;
};

/** A chart, 300 px high. A skeleton reserves its space until the code has loaded. */
export function Chart({ label, option, table, minWidthPx, children }: ChartProps) {
  const ChartCanvas = useLoaded(chartCanvas);
  const drawing = ChartCanvas ? (
    <ChartCanvas option={option} label={label} minWidthPx={minWidthPx} />
  ) : (
    <ChartSkeleton />
  );
  return (
    <div className={styles.chart}>
      {minWidthPx === undefined ? (
        drawing
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
        <section className={styles.scroller} aria-label={table.caption} tabIndex={0}>
          {drawing}
        </section>
      )}
      {children}
      <Deferred>
        <HiddenTable {...table} />
      </Deferred>
    </div>
  );
}

export function ChartSkeleton() {
  return <Skeleton className={styles.skeleton} />;
}

function HiddenTable({ caption, columns, rows }: ChartTable) {
  return (
    <div className={`visually-hidden ${styles.data}`}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their index; names may repeat
            <tr key={index}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Resolves to an error message when the chart code fails to load. */
async function loadCanvas(): Promise<(props: ChartCanvasProps) => ReactNode> {
  try {
    return (await import('./chart-canvas')).ChartCanvas;
  } catch {
    return ChartUnavailable;
  }
}

function ChartUnavailable() {
  return (
    <div className={styles.unavailable}>
      <Alert tone="err">Couldn't load the chart.</Alert>
    </div>
  );
}
