import { PageButton } from '#client/content/page-link';
import { NewItemButton } from '#client/editing/item/new-item-button';
import { useProjectCalls } from '#client/features/projects/admin/project-admin-queries';
import { ownerPaths, settingsPath } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { useToast } from '#client/ui/feedback/toast';

/** Ends the setup with the next things to do. */
export function ReadyStep() {
  const { create } = useProjectCalls();
  const toast = useToast();
  return (
    <div className="row">
      <PageButton href={paths.home} size="sm">
        View site
      </PageButton>
      <NewItemButton
        label="Add a project"
        create={() => create({ draft: true })}
        editPath={ownerPaths.projectEdit}
        onFailure={() => toast.failure('Failed to create project. Please try again.')}
      />
      <PageButton href={`${settingsPath('data')}#import`} size="sm">
        Import
      </PageButton>
      <PageButton href={paths.dashboard} variant="ghost" size="sm">
        Dashboard
      </PageButton>
    </div>
  );
}
