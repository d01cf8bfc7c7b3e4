import type { ReactNode } from 'react';
import { Alert } from '../ui/feedback/alert';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { Button } from '../ui/primitives/button';
import { ConflictDialog } from './conflict-dialog';
import { HistoryButton } from './history/history-button';
import type { HistorySubject } from './history/history-subject';
import { useLeaveGuard } from './leave-guard';
import { SaveBar, type SaveBarProps } from './save-bar';
import { useSaveShortcut } from './use-save';
import type { WorkingCopyView } from './use-working-copy';
import type { SaveOutcome } from './working-copy';

export type EditorFrameProps<Fields extends object> = Pick<SaveBarProps, 'noun' | 'endsWithSave' | 'bar'> & {
  edit: WorkingCopyView<Fields>;
  /** Noun for the edited item: 'settings'. */
  subject: string;
  save: (send?: () => Promise<SaveOutcome<Fields>>) => Promise<unknown>;
  /** Handles Ctrl+S or Cmd+S. Default: saves. */
  onShortcut?: () => void;
  /** True if leaving needs a confirmation. Default: while there are changes. */
  isUnsaved?: boolean;
  /** Called when the owner leaves without saving. Default: abandons the changes. */
  onLeave?: () => void;
  history?: HistorySubject;
  children: ReactNode;
};

/** Wraps the form of an editor that saves as a whole: alerts, save bar, conflict and leave dialogs. */
export function EditorFrame<Fields extends object>(props: EditorFrameProps<Fields>) {
  const { edit, subject, save, noun, bar, endsWithSave = false, history, children } = props;
  const { copy, isDirty } = edit;
  const { isUnsaved = isDirty, onLeave = copy.abandon, onShortcut = () => void save() } = props;
  useSaveShortcut(() => {
    if (isDirty || endsWithSave) onShortcut();
  });
  return (
    <>
      {edit.isRestored && <RestoredAlert onDiscard={copy.discard} />}
      {edit.isBehind && <BehindAlert onReview={copy.review} />}
      {children}
      <SaveBar
        edit={edit}
        noun={noun}
        endsWithSave={endsWithSave}
        onSave={() => void save()}
        bar={bar}
        history={history && <HistoryButton {...history} />}
      />
      <ConflictDialog edit={edit} subject={subject} onOverwrite={() => void save(copy.overwrite)} />
      <LeaveDialog isActive={isUnsaved} onLeave={onLeave} />
    </>
  );
}

export function RestoredAlert({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert
      tone="info"
      action={
        <Button size="sm" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      Unsaved changes restored.
    </Alert>
  );
}

/** Shown when a newer version was saved elsewhere during editing. */
export function BehindAlert({ onReview }: { onReview: () => void }) {
  return (
    <Alert
      tone="info"
      action={
        <Button size="sm" onClick={onReview}>
          Review
        </Button>
      }
    >
      Changed elsewhere: another tab or device has saved a newer version.
    </Alert>
  );
}

export function LeaveDialog({ isActive, onLeave }: { isActive: boolean; onLeave: () => void }) {
  const { isAsking, leave, stay } = useLeaveGuard(isActive, onLeave);
  return (
    <ConfirmDialog
      open={isAsking}
      title="Unsaved changes"
      question="You have unsaved changes. Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
