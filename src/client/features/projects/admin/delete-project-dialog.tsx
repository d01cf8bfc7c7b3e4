import { useRef } from 'react';
import type { Project } from '../../../../shared/contract/project';
import { projectTitle } from '../../../../shared/project-title';
import { errorCode } from '../../../lib/api/api-error';
import { useToast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useRemoveProject } from './project-admin-queries';

type DeleteProjectDialogProps = {
  /** The project in question; null keeps the dialog closed. */
  project: Pick<Project, '_id' | 'title'> | null;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks, deletes and says how it went (rule 6.12). */
export function DeleteProjectDialog({ project, onClose, onDeleted }: DeleteProjectDialogProps) {
  const remove = useRemoveProject();
  const toast = useToast();
  const isBusy = useRef(false);

  function close(): void {
    remove.reset();
    onClose();
  }

  function confirm(): void {
    // A double click is one: the second call would learn that the project is gone.
    if (!project || isBusy.current) return;
    isBusy.current = true;
    remove.mutate(
      { id: project._id },
      {
        onSuccess: done,
        onError: error => {
          // Deleted elsewhere: that is what was wanted.
          if (errorCode(error) === 'NOT_FOUND') done();
        },
        onSettled: () => {
          isBusy.current = false;
        },
      },
    );
  }

  function done(): void {
    toast.success('Project deleted successfully!');
    close();
    onDeleted?.();
  }

  return (
    <ConfirmDialog
      open={project !== null}
      title={`Delete ${projectTitle(project?.title ?? '')}`}
      question="Are you sure you want to delete this project?"
      confirmLabel="Delete Project"
      busy={remove.isPending}
      error={remove.isError && 'Failed to delete project. Please try again.'}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
