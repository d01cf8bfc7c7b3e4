import { NewItemButton } from '#client/editing/item/new-item-button';
import { useProjectCalls, useProjectOverview } from '#client/features/projects/admin/project-admin-queries';
import { isApiError } from '#client/lib/api/api-error';
import { ownerPaths } from '#client/lib/owner-paths';
import { useToast } from '#client/ui/feedback/toast';

export function AddProjectButton() {
  const { refetch: reloadList } = useProjectOverview();
  const { create } = useProjectCalls();
  const toast = useToast();

  function reportFailure(error: unknown): void {
    if (isApiError(error)) {
      toast.failure('Failed to create project. Please try again.');
      return;
    }
    toast.failure(
      'Project created, but there was an issue navigating to the edit page. Please check the project list.',
    );
    void reloadList();
  }

  return (
    <NewItemButton
      label="Add New Project"
      create={() => create({ draft: true })}
      editPath={ownerPaths.projectEdit}
      onFailure={reportFailure}
    />
  );
}
