import { NewItemButton } from '#client/editing/item/new-item-button';
import { useProjectCalls } from '#client/features/projects/admin/project-admin-queries';
import { ownerPaths } from '#client/lib/owner-paths';

export function AddProjectButton({ label = 'Add New Project' }: { label?: string }) {
  const { create } = useProjectCalls();
  return (
    <NewItemButton
      label={label}
      kind="project"
      create={() => create({ draft: true })}
      editPath={ownerPaths.projectEdit}
    />
  );
}
