import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useLeaveGuard } from '#client/editing/leaving/leave-guard';
import type { Editor } from '#client/editing/use-editor';
import { Alert } from '#client/ui/feedback/alert';
import { useToast } from '#client/ui/feedback/toast';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog';
import { Button } from '#client/ui/primitives/button';
import { ConflictDialog } from './conflict-dialog';
import { useSaveShortcut } from './use-save-shortcut';

export type EditorFrameProps<Fields extends object> = {
  edit: Omit<Editor<Fields>, 'save' | 'overwrite' | 'retry'> & Record<'save' | 'overwrite', () => unknown>;
  /** The title of the edited item or of its screen. */
  name: string;
  /** The noun for the edited item, such as 'settings'. */
  subject: string;
  /** Handles Ctrl+S or Cmd+S. Defaults to saving changes. */
  onShortcut?: () => unknown;
  /** True while there is something to lose. Defaults to true while there are changes. */
  isUnsaved?: boolean;
  /** True while opening another page would lose something, such as an upload. Defaults to false. */
  losesWork?: boolean;
  /** Called when the owner signs out without saving. Defaults to abandoning the changes. */
  onLeave?: () => void;
  /** The save bar. A form with buttons of its own has none. */
  bar: ReactNode;
  children: ReactNode;
};

/**
 * Wraps the form of an editor with alerts, the save bar, and conflict and leave dialogs.
 */
export function EditorFrame<Fields extends object>(props: EditorFrameProps<Fields>) {
  const { edit, name, subject, bar, children } = props;
  const { copy, isDirty, save } = edit;
  const {
    isUnsaved = isDirty,
    losesWork = false,
    onLeave = copy.abandon,
    onShortcut = () => isDirty && save(),
  } = props;
  useSaveShortcut(onShortcut);
  return (
    <>
      {edit.isRestored && <RestoredAlert onDiscard={copy.discard} />}
      {edit.isBehind && <BehindAlert onReview={copy.review} />}
      {children}
      {bar}
      <ConflictDialog edit={edit} subject={subject} />
      <LeaveDialog isActive={isUnsaved} keptName={losesWork ? null : name} onLeave={onLeave} />
    </>
  );
}

export function RestoredAlert({ onDiscard }: { onDiscard: () => void }) {
  /** The button goes with the message, so a form gets the focus in its first field, and a page as a whole. */
  function discard({ currentTarget }: MouseEvent<HTMLElement>): void {
    const field = currentTarget.closest('form')?.querySelector<HTMLElement>('input, select, textarea');
    const place = field ?? currentTarget.closest('main');
    onDiscard();
    place?.focus({ preventScroll: true });
  }

  return (
    <Alert
      tone="info"
      action={
        <Button size="sm" onClick={discard}>
          Discard
        </Button>
      }
    >
      Unsaved changes restored.
    </Alert>
  );
}

/** Tells the owner that a newer version was saved elsewhere during editing. */
function BehindAlert({ onReview }: { onReview: () => void }) {
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

type LeaveDialogProps = {
  isActive: boolean;
  /** The title of what is edited, if the edits stay in this tab and are restored when the owner comes back. */
  keptName?: string | null;
  onLeave: () => void;
};

export function LeaveDialog({ isActive, keptName = null, onLeave }: LeaveDialogProps) {
  const { isAsking, leave, stay } = useLeaveGuard({ isActive, keepsEdits: keptName !== null, onLeave });
  useStoredEditsMessage(isActive && !isAsking ? keptName : null);
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

/** Tells the owner who opens something else that the edits stay in this tab, and leads back from another page. */
function useStoredEditsMessage(name: string | null): void {
  const toast = useToast();
  const [path, navigate] = useLocation();
  const report = useEffectEvent(() => {
    if (name === null) return;
    const isElsewhere = !window.location.pathname.endsWith(path);
    toast.info(`“${name}” has unsaved changes.`, {
      topic: 'unsaved changes',
      ...(isElsewhere && { actions: [{ label: 'Continue editing', onAct: () => navigate(path) }] }),
    });
  });
  useEffect(() => report, []);
}
