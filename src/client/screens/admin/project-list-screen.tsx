import { Link } from 'wouter';
import { AdminHeading, AdminScreen } from '#client/editing/admin-screen';
import { AddProjectButton } from '#client/features/projects/admin/list/add-project-button';
import { ProjectList } from '#client/features/projects/admin/list/project-list';
import { useSetProjectOrder } from '#client/features/site/admin/site-admin-queries';
import { useViewsByProject } from '#client/features/views/view-queries';
import { ownerPaths } from '#client/lib/owner-paths';
import { useSite } from '#client/lib/site-queries';
import { TRASH_DAYS } from '#shared/trash';

export function ProjectListScreen() {
  const { projectOrder } = useSite();
  const setOrder = useSetProjectOrder();
  const { data: views = {} } = useViewsByProject();
  return (
    <AdminScreen title="Projects">
      <AdminHeading title="Projects">
        <AddProjectButton />
      </AdminHeading>
      <ProjectList viewsByProject={views} setting={{ value: projectOrder, set: setOrder }} />
      <p className="note">
        Deleted projects stay in the <Link href={ownerPaths.trash}>Trash</Link> for {TRASH_DAYS} days.
      </p>
    </AdminScreen>
  );
}
