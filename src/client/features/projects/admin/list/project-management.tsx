import { useId, useState } from 'react';
import { Link } from 'wouter';
import { useProjectOverview } from '#client/features/projects/admin/project-admin-queries';
import { ownerPaths } from '#client/lib/owner-paths';
import { ListResult } from '#client/ui/feedback/query-result';
import { Spinner } from '#client/ui/feedback/spinner';
import { Deferred } from '#client/ui/layout/deferred';
import { Panel } from '#client/ui/layout/panel';
import { CollapseRegion, DisclosureButton } from '#client/ui/site/collapsible';
import { TRASH_DAYS } from '#shared/trash';
import { AddProjectButton } from './add-project-button';
import { ProjectTable } from './project-table';

type ProjectManagementProps = {
  /** Views by project ID. Projects that are not in it have none. */
  viewsByProject: Record<string, number>;
};

export function ProjectManagement({ viewsByProject }: ProjectManagementProps) {
  const [isOpen, setOpen] = useState(true);
  const regionId = useId();
  return (
    <Panel
      title="Project Management"
      padded={false}
      actions={
        <>
          <AddProjectButton />
          <DisclosureButton open={isOpen} onToggle={setOpen} controls={regionId} />
        </>
      }
    >
      <CollapseRegion id={regionId} open={isOpen}>
        <ListResult
          query={useProjectOverview()}
          nouns="projects"
          empty="Add the first one with “Add New Project”."
        >
          {projects => (
            <Deferred fallback={<Spinner label="Loading projects..." />}>
              <ProjectTable projects={projects} viewsByProject={viewsByProject} />
            </Deferred>
          )}
        </ListResult>
        <p className="note inset">
          Search and reorder projects, or change several at once, in{' '}
          <Link href={ownerPaths.projects}>Projects</Link>. Deleted ones stay in the{' '}
          <Link href={ownerPaths.trash}>Trash</Link> for {TRASH_DAYS} days.
        </p>
      </CollapseRegion>
    </Panel>
  );
}
