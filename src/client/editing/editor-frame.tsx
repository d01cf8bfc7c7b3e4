import type { ReactNode } from 'react';
import { errorCode } from '../lib/api/api-error';
import { useToast } from '../ui/feedback/toast';
import { ConflictDialog } from './conflict-dialog';
import { LeaveDialog } from './leave-dialog';
import { useLeaveGuard } from './leave-guard';
import { RestoredAlert } from './restored-alert';
import { SaveBar } from './save-bar';
import { useSaveShortcut } from './use-save-shortcut';
import { conflictDifferences, type useWorkingCopyState } from './use-working-copy';

type EditorFrameProps<Fields extends object> = {
  edit: ReturnType<typeof useWorkingCopyState<Fields>>;
  /** What is counted, in the singular: 'setting'. */
  noun: string;
  /** What is edited: 'settings'. */
  subject: string;
  /** What is said after a save. */
  saved: string;
  /** Says why a save failed, and may show where. */
  onFailure: (error: unknown) => string;
  children: ReactNode;
};

/** Around the form of an editor that is saved as a whole: what must be asked, what is said, and Save Changes. */
export function EditorFrame<Fields extends object>(props: EditorFrameProps<Fields>) {
  const { edit, noun, subject, saved, onFailure, children } = props;
  const { copy, isDirty } = edit;
  const toast = useToast();
  const topic = `${subject} save`;
  const guard = useLeaveGuard(isDirty, copy.abandon);
  useSaveShortcut(() => {
    if (isDirty) void save();
  });

  async function save(send = copy.save): Promise<void> {
    const outcome = await send();
    if (outcome.kind === 'saved') toast.success(saved, { topic });
    if (outcome.kind !== 'failed') return;
    // Without a session the sign-in comes next (rule 11.5).
    if (errorCode(outcome.error) !== 'UNAUTHORIZED') toast.failure(onFailure(outcome.error), { topic });
  }

  return (
    <>
      {edit.isRestored && <RestoredAlert onDiscard={copy.discard} />}
      {children}
      <SaveBar
        noun={noun}
        count={edit.changes}
        isSaving={edit.isSaving}
        onSave={() => void save()}
        onDiscard={copy.discard}
      />
      <ConflictDialog
        open={edit.conflict !== null}
        subject={subject}
        differences={conflictDifferences(copy)}
        onKeepMine={() => void save(copy.overwrite)}
        onTakeTheirs={copy.takeStored}
        onClose={copy.keepEditing}
      />
      <LeaveDialog {...guard} />
    </>
  );
}
