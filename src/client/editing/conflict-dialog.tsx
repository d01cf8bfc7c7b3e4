import { Dialog } from '../ui/overlays/dialog';
import { Button } from '../ui/primitives/button';
import styles from './conflict-dialog.module.css';
import type { Difference } from './merge';

export type ConflictDialogProps = {
  open: boolean;
  /** What is edited: "project". */
  subject: string;
  differences: Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** A save met a newer version: shows what changed elsewhere and lets the owner choose. Closing it changes nothing. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, subject, differences, onKeepMine, onTakeTheirs, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Changed elsewhere"
      footer={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button onClick={onTakeTheirs}>Use saved version</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Overwrite
          </Button>
        </>
      }
    >
      <p>
        Another tab or device changed the {subject} while you were editing. Your changes aren't saved yet.
      </p>
      {differences.length > 0 && (
        <dl className={styles.differences}>
          {differences.map(({ label, theirs, mine }) => (
            <div key={label} className={styles.difference}>
              <dt>{label}</dt>
              <dd>
                <span className={styles.whose}>Saved version</span>
                {theirs || 'empty'}
              </dd>
              <dd>
                <span className={styles.whose}>Yours</span>
                {mine || 'empty'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
