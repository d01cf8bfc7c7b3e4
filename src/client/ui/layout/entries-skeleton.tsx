import { Skeleton } from '#client/ui/feedback/skeleton';
import { SpinnerGlyph } from '#client/ui/feedback/spinner';
import { Entry, EntryGrid } from './entry';
import styles from './entry.module.css';

type EntriesSkeletonProps = {
  /** The visible and announced text, such as "Loading projects...". */
  label: string;
  form: 'row' | 'card';
};

/** Stands in for a list of entries that is loading, in its layout. */
export function EntriesSkeleton({ label, form }: EntriesSkeletonProps) {
  const Grid = form === 'card' ? EntryGrid : 'div';
  return (
    <div role="status">
      <p className="line secondary">
        <SpinnerGlyph />
        {label}
      </p>
      <Grid>
        {[1, 2, 3].map(number => (
          <Entry
            key={number}
            as="div"
            form={form}
            cover={<Skeleton className={styles.coverSkeleton} />}
            title={<Skeleton className={styles.titleSkeleton} />}
          >
            <Skeleton className={styles.textSkeleton} />
          </Entry>
        ))}
      </Grid>
    </div>
  );
}
