import type { Skill } from '../../../../shared/contract/skill';
import { errorCode } from '../../../lib/api/api-error';
import { useToast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useRemoveSkill } from './skill-management-queries';

type DeleteSkillDialogProps = {
  /** The skill in question; null keeps the dialog closed. */
  skill: Pick<Skill, '_id' | 'name'> | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks, deletes and says how it went (rule 7.8). */
export function DeleteSkillDialog({ skill, onClose, onDeleted }: DeleteSkillDialogProps) {
  const remove = useRemoveSkill();
  const toast = useToast();

  function close(): void {
    remove.reset();
    onClose();
  }

  function confirm(): void {
    if (!skill) return;
    remove.mutate(
      { id: skill._id },
      {
        onSuccess: done,
        onError: error => {
          // Deleted elsewhere: that is what was wanted.
          if (errorCode(error) === 'NOT_FOUND') done();
        },
      },
    );
  }

  function done(): void {
    toast.success('Skill deleted successfully!');
    close();
    onDeleted();
  }

  return (
    <ConfirmDialog
      open={skill !== null}
      title={`Delete ${skill?.name || 'Unnamed'}`}
      question="Are you sure you want to delete this skill?"
      confirmLabel="Delete Skill"
      busy={remove.isPending}
      error={remove.isError && 'Failed to delete skill. Please try again.'}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
