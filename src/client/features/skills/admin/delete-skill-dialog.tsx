import type { Skill } from '../../../../shared/contract/skill';
import { ignoreMissing } from '../../../lib/api/api-error';
import { useToast } from '../../../ui/feedback/toast';
import { ConfirmCall } from '../../../ui/overlays/confirm-call';
import { useRemoveSkill } from './skill-management-queries';

type DeleteSkillDialogProps = {
  /** The skill in question; null keeps the dialog closed. */
  skill: Pick<Skill, '_id' | 'name'> | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks, deletes and says how it went (rule 7.8). */
export function DeleteSkillDialog({ skill, onClose, onDeleted }: DeleteSkillDialogProps) {
  const { mutateAsync: remove } = useRemoveSkill();
  const toast = useToast();
  return (
    <ConfirmCall
      open={skill !== null}
      title={`Delete ${skill?.name || 'Unnamed'}`}
      question="Are you sure you want to delete this skill?"
      confirmLabel="Delete Skill"
      call={async () => skill && remove({ id: skill._id }).catch(ignoreMissing)}
      failure="Failed to delete skill. Please try again."
      onDone={() => {
        toast.success('Skill deleted successfully!');
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
