import type { Project } from '../../../../shared/contract/project';
import { shownTitle } from '../../../../shared/shown-title';
import { useUndoToast } from '../../../editing/use-undo-toast';
import { ignoreMissing } from '../../../lib/api/api-error';
import { ConfirmCall } from '../../../ui/overlays/confirm-call';
import { useRemoveProject, useRestoreProject } from './project-admin-queries';

type DeleteProjectDialogProps = {
  /** The project in question; null keeps the dialog closed. */
  project: Pick<Project, '_id' | 'title'> | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks, deletes and says how it went (rule 6.12). */
export function DeleteProjectDialog({ project, onClose, onDeleted }: DeleteProjectDialogProps) {
  const { mutateAsync: remove } = useRemoveProject();
  const { mutateAsync: restore } = useRestoreProject();
  const tellDeleted = useUndoToast('project');
  return (
    <ConfirmCall
      open={project !== null}
      title={`Delete ${shownTitle(project?.title ?? '')}`}
      question="Are you sure you want to delete this project?"
      confirmLabel="Delete Project"
      call={async () => project && remove({ id: project._id }).catch(ignoreMissing)}
      failure="Failed to delete project. Please try again."
      onDone={() => {
        if (project) tellDeleted('Project deleted successfully!', () => restore({ id: project._id }));
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
