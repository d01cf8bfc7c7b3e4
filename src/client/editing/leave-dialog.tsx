import { ConfirmDialog } from '../ui/overlays/confirm-dialog';

type LeaveDialogProps = { isAsking: boolean; leave: () => void; stay: () => void };

/** Asks before unsaved changes are left behind. */
export function LeaveDialog({ isAsking, leave, stay }: LeaveDialogProps) {
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
