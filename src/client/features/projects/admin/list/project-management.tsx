import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isApiError } from '#client/lib/api/api-error';
import { ownerPaths } from '#client/lib/owner-paths';
import { ListResult } from '#client/ui/feedback/query-result';
import { Spinner } from '#client/ui/feedback/spinner';
import { useToast } from '#client/ui/feedback/toast';
import { Icon } from '#client/ui/icons/icon';
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
  const [, navigate] = useLocation();
  const isAdding = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function add(): Promise<void> {
    // Ignores the second click of a double click.
    if (isAdding.current) return;
    isAdding.current = true;
    setBusy(true);
    try {
      navigate(ownerPaths.projectEdit((await create({ draft: true }))._id));
    } catch (error) {
      reportFailure(error);
    } finally {
      isAdding.current = false;
      setBusy(false);
    }
  }

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
    <Button variant="primary" size="sm" busy={isBusy} onClick={() => void add()}>
      <Icon name="plus" />
      Add New Project
    </Button>
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
