import type { ReactNode } from 'react';
import { ChartSkeleton } from '../../ui/charts/chart';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Panel } from '../../ui/layout/panel';
import styles from './dashboard.module.css';

type ChartPanelProps<T> = {
  title: string;
  className?: string | undefined;
  /** What is drawn; null while it is not there. */
  data: T | null;
  hasFailed: boolean;
  isEmpty: (data: T) => boolean;
  /** Named when there is nothing to draw. */
  emptyTitle: string;
  children: (data: T) => ReactNode;
};

/** A chart in its frame, which has the same height whatever there is to show. */
export function ChartPanel<T>(props: ChartPanelProps<T>) {
  return (
    <Panel title={props.title} className={props.className}>
      <ChartPanelBody {...props} />
    </Panel>
  );
}

function ChartPanelBody<T>({ data, hasFailed, isEmpty, emptyTitle, children }: ChartPanelProps<T>) {
  if (data === null && hasFailed) return <EmptyState className={styles.noChart} title="No data" />;
  if (data === null) return <ChartSkeleton />;
  if (isEmpty(data)) return <EmptyState className={styles.noChart} title={emptyTitle} />;
  return children(data);
}
