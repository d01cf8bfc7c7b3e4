import type { Editor } from '#client/editing/use-editor';
import { type Difference, describeDifferences, toVersions } from '#client/editing/working-copy/merge';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import styles from './conflict-dialog.module.css';

type ConflictDialogProps<Fields extends object> = {
  edit: Pick<Editor<Fields>, 'copy' | 'base' | 'conflict'> & { overwrite: () => unknown };
  /** The noun for the edited item, such as "project". */
  subject: string;
  /** Defaults to the differences of the fields. An order needs its own. */
  differences?: Difference[];
};

/**
 * Shows the changes made elsewhere when a save meets a newer version, and lets the owner choose. Closing
 * changes nothing.
 */
export function ConflictDialog<Fields extends object>(props: ConflictDialogProps<Fields>) {
  const { edit, subject } = props;
  const { copy, base, conflict, overwrite } = edit;
  const changed = conflict?.stored
    ? describeDifferences(
        copy.definitions,
        toVersions({ base, fields: conflict.mine }, conflict.stored.fields),
      )
    : [];
  const { differences = changed } = props;
  return (
    <Dialog
      open={conflict?.stored != null}
      onClose={copy.keepEditing}
      size="lg"
      title="Changed elsewhere"
      footer={
        <>
          <Button onClick={copy.keepEditing}>Keep editing</Button>
          <Button onClick={copy.takeStored}>Use saved version</Button>
          <Button variant="primary" onClick={() => void overwrite()}>
            Overwrite
          </Button>
        </>
      }
    >
      <p>
        Another tab or device changed the {subject} while you were editing. Your changes aren't saved yet.
      </p>
      {differences.length > 0 && (
        <dl className={`stack-4 ${styles.differences}`}>
          {differences.map(({ label, theirs, mine }) => (
            <div key={label} className={styles.difference}>
              <dt>{label}</dt>
              <dd>
                <span className={`note ${styles.whose}`}>Saved version</span>
                <span>{theirs || 'empty'}</span>
              </dd>
              <dd>
                <span className={`note ${styles.whose}`}>Yours</span>
                <span>{mine || 'empty'}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
