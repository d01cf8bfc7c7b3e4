import type { ReactNode } from 'react';
import { Alert } from '#client/ui/feedback/alert';
import { loadable, useLoaded } from '#client/ui/feedback/loadable';
import { Skeleton } from '#client/ui/feedback/skeleton';
import { Deferred } from '#client/ui/layout/deferred';
import styles from './chart.module.css';
import type { ChartCanvasProps, ChartOption } from './chart-canvas';
import { CHART_HEIGHT_PX } from './chart-style';

const chartCanvas = loadable(loadCanvas);

type ChartTable = { caption: string; columns: string[]; rows: [string, ...string[]][] };

type ChartProps = {
  /** Describes the chart in one sentence for screen readers. */
  label: string;
  option: ChartOption;
  /** The same numbers for screen readers. The first column names the row. */
  table: ChartTable;
  heightPx?: number;
  /** The minimum width of the drawing. A narrower container scrolls sideways. */
  minWidthPx?: number | undefined;
  /** Content on top of the drawing, such as a legend. */
  children?: ReactNode;
};

/** Shows a chart. A skeleton reserves its space until the code has loaded. */
export function Chart({
  label,
  option,
  table,
  heightPx = CHART_HEIGHT_PX,
  minWidthPx,
  children,
}: ChartProps) {
  const ChartCanvas = useLoaded(chartCanvas);
  const drawing = ChartCanvas ? (
    <ChartCanvas option={option} label={label} heightPx={heightPx} minWidthPx={minWidthPx} />
  ) : (
    <ChartSkeleton heightPx={heightPx} />
  );
  return (
    <div className={styles.chart}>
      {minWidthPx === undefined ? (
        drawing
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
        <section className={`fade-sides ${styles.scroller}`} aria-label={table.caption} tabIndex={0}>
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

export function ChartSkeleton({ heightPx = CHART_HEIGHT_PX }: { heightPx?: number }) {
  return (
    <div style={{ height: heightPx }}>
      <Skeleton className={styles.skeleton} />
    </div>
  );
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

/** Resolves to an error message if the chart code fails to load. */
async function loadCanvas(): Promise<(props: ChartCanvasProps) => ReactNode> {
  try {
    return (await import('./chart-canvas')).ChartCanvas;
  } catch {
    return ChartUnavailable;
  }
}

function ChartUnavailable({ heightPx }: ChartCanvasProps) {
  return (
    <div className={styles.unavailable} style={{ minHeight: heightPx }}>
      <Alert tone="err">Couldn't load the chart.</Alert>
    </div>
  );
}
