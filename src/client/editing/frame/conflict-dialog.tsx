import styles from '#client/editing/history/differences.module.css';
import type { Editor } from '#client/editing/use-editor';
import { type Difference, describeDifferences, toVersions } from '#client/editing/working-copy/merge';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';

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
      <div className="stack">
        <p>
          Another tab or device changed the {subject} while you were editing. Your changes aren't saved yet.
        </p>
        {differences.length > 0 && (
          <dl className={`stack-4 ${styles.fields}`}>
            {differences.map(({ label, theirs, mine }) => (
              <div key={label} className={styles.pair}>
                <dt>{label}</dt>
                <dd>
                  <p className="note">Saved version</p>
                  <span>{theirs || 'empty'}</span>
                </dd>
                <dd>
                  <p className="note">Yours</p>
                  <span>{mine || 'empty'}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Dialog>
  );
}
