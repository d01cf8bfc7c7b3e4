import type { Project } from '../../../../shared/contract/project';
import { projectTitle } from '../../../../shared/project-title';
import { ignoreMissing } from '../../../lib/api/api-error';
import { useToast } from '../../../ui/feedback/toast';
import { ConfirmCall } from '../../../ui/overlays/confirm-call';
import { useRemoveProject } from './project-admin-queries';

type DeleteProjectDialogProps = {
  /** The project in question; null keeps the dialog closed. */
  project: Pick<Project, '_id' | 'title'> | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks, deletes and says how it went (rule 6.12). */
export function DeleteProjectDialog({ project, onClose, onDeleted }: DeleteProjectDialogProps) {
  const { mutateAsync: remove } = useRemoveProject();
  const toast = useToast();
  return (
    <ConfirmCall
      open={project !== null}
      title={`Delete ${projectTitle(project?.title ?? '')}`}
      question="Are you sure you want to delete this project?"
      confirmLabel="Delete Project"
      call={async () => project && remove({ id: project._id }).catch(ignoreMissing)}
      failure="Failed to delete project. Please try again."
      onDone={() => {
        toast.success('Project deleted successfully!');
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
