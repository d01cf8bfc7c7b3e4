import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'wouter';
import { NewItemButton } from '#client/editing/item/new-item-button';
import { isApiError } from '#client/lib/api/api-error';
import { ownerPaths } from '#client/lib/owner-paths';
import { ListResult } from '#client/ui/feedback/query-result';
import { Spinner } from '#client/ui/feedback/spinner';
import { useToast } from '#client/ui/feedback/toast';
import { Deferred } from '#client/ui/layout/deferred';
import { Panel } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import { CollapseRegion, DisclosureButton } from '#client/ui/primitives/collapsible';
import { useProjectCalls, useProjectOverview } from '../project-admin-queries';
import type { ProjectOrderSetting } from './order/project-order-dialog';
import styles from './project-management.module.css';
import { ProjectTable } from './project-table';

type ProjectManagementProps = {
  /** Views by project ID; missing projects have none. */
  viewsByProject: Record<string, number>;
  order: ProjectOrderSetting;
};

export function ProjectManagement({ viewsByProject, order }: ProjectManagementProps) {
  const [isOpen, setOpen] = useState(true);
  const regionId = useId();
  return (
    <Panel
      title="Project Management"
      padded={false}
      actions={
        <>
          <ProjectOrderButton setting={order} />
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
        <p className={`note ${styles.trash}`}>
          Deleted projects stay in the <Link href={ownerPaths.trash}>Trash</Link> for 30 days.
        </p>
      </CollapseRegion>
    </Panel>
  );
}

function AddProjectButton() {
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

// Loaded on demand: it brings the drag library.
const ProjectOrderDialog = lazy(async () => ({
  default: (await import('./order/project-order-dialog')).ProjectOrderDialog,
}));

function ProjectOrderButton({ setting }: { setting: ProjectOrderSetting }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Order
      </Button>
      {isOpen && (
        <Suspense>
          <ProjectOrderDialog setting={setting} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
