import { Button } from '../../../ui/primitives/button';
import { useImports } from './import-queries';
import styles from './plan-review.module.css';
import { importWords, useUndoLastImport } from './use-import-toast';

/** Older ones are rather restored one by one. */
const SHOWN = 3;

/** The last imports, each to be taken back as a whole. */
export function LastImports() {
  const { data: runs = [] } = useImports();
  const undo = useUndoLastImport();
  if (runs.length === 0) return null;
  return (
    <div>
      <h3 className={styles.group}>Last imports</h3>
      <ul className={styles.runs}>
        {runs.slice(0, SHOWN).map(({ _id, source, createdAt, isUndone, ...counts }) => (
          <li key={_id}>
            <span>
              {source}, <time dateTime={createdAt}>{momentWords(createdAt)}</time>:{' '}
              {isUndone ? 'undone' : importWords(counts)}
            </span>
            {!isUndone && (
              <Button
                size="sm"
                aria-label={`Undo the import of ${source}, ${momentWords(createdAt)}`}
                onClick={() => void undo(_id)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function momentWords(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
