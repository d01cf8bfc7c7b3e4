import { EmptyState } from '../../ui/empty-state';
import { Spinner } from '../../ui/spinner';
import { TimelineEntry } from './timeline-entry';
import styles from './timeline-list.module.css';
import { useTimeline } from './timeline-queries';

/** The timeline from its first element to its last. A failed fetch leaves the area empty (section 8). */
export function TimelineList() {
  const { data: elements, isPending } = useTimeline();
  if (isPending) return <Spinner label="Loading..." />;
  if (!elements) return null;
  if (elements.length === 0) return <EmptyState framed title="Nothing on the timeline yet." />;
  return (
    <ol className={styles.list}>
      {elements.map(element => (
        <li key={element._id} className={styles.item}>
          <TimelineEntry element={element} />
        </li>
      ))}
    </ol>
  );
}
