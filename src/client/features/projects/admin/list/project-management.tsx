import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ownerPaths } from '../../../../lib/owner-paths';
import { ListResult } from '../../../../ui/feedback/list-result';
import { Spinner } from '../../../../ui/feedback/spinner';
import { useToast } from '../../../../ui/feedback/toast';
import { Icon } from '../../../../ui/icons/icon';
import { Deferred } from '../../../../ui/layout/deferred';
import { Panel } from '../../../../ui/layout/panel';
import { Button } from '../../../../ui/primitives/button';
import { CollapseRegion, DisclosureButton } from '../../../../ui/primitives/collapsible';
import { useCreateProject, useProjectOverview } from '../project-admin-queries';
import type { ProjectOrderSetting } from './order/project-order-dialog';
import styles from './project-management.module.css';
import { ProjectTable } from './project-table';

type ProjectManagementProps = {
  /** Projects that are missing here have no views. */
  viewsByProject: Record<string, number>;
  order: ProjectOrderSetting;
};

/** The dashboard's panel of projects: collapsible, open at first. */
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

/** Creates a draft with the defaults and opens it in the editor. */
function AddProjectButton() {
  const { refetch: reloadList } = useProjectOverview();
  const create = useCreateProject();
  const toast = useToast();
  const [, navigate] = useLocation();
  const isBusy = useRef(false);

  function add(): void {
    // A double click is one.
    if (isBusy.current) return;
    isBusy.current = true;
    // The server fills in the rest.
    create.mutate(
      { draft: true },
      {
        onSuccess: ([project]) => open(project?._id),
        onError: () => toast.failure('Failed to create project. Please try again.'),
        onSettled: () => {
          isBusy.current = false;
        },
      },
    );
  }

  function open(id: string | undefined): void {
    if (id !== undefined) {
      navigate(ownerPaths.projectEdit(id));
      return;
    }
    toast.failure(
      'Project created, but there was an issue navigating to the edit page. Please check the project list.',
    );
    void reloadList();
  }

  return (
    <Button variant="primary" size="sm" busy={create.isPending} onClick={add}>
      <Icon name="plus" />
      Add New Project
    </Button>
  );
}

// The library that drags comes with the first list that is ordered.
const ProjectOrderDialog = lazy(async () => ({
  default: (await import('./order/project-order-dialog')).ProjectOrderDialog,
}));

/** Opens the order of the projects. */
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
