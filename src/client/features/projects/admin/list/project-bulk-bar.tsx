import { type ReactNode, useState } from 'react';
import type { IdSet } from '#client/editing/lists/use-id-set';
import { useUndoToast } from '#client/editing/use-undo-toast';
import {
  useRemoveProjects,
  useRestoreProjects,
  useUpdateProjects,
} from '#client/features/projects/admin/project-admin-queries';
import { explainCallFailure } from '#client/lib/api/call-failure';
import type { ApiInputs } from '#client/lib/api/trpc';
import { useToast } from '#client/ui/feedback/toast';
import { Toolbar } from '#client/ui/layout/panel';
import { ConfirmCall } from '#client/ui/overlays/confirm-call';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog';
import { Button } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';
import { BULK_MAX_LENGTH } from '#shared/contract/common';
import type { ProjectOverview } from '#shared/contract/project-summaries';
import { publishingState } from '#shared/publishing';
import { TRASH_DAYS } from '#shared/trash';

const ACTIONS: { to: BulkChange; label: string }[] = [
  { to: 'published', label: 'Publish' },
  { to: 'hidden', label: 'Hide' },
  { to: 'featured', label: 'Feature' },
];

type ProjectBulkBarProps = {
  /** The filtered projects. Actions never affect hidden ones. */
  projects: ProjectOverview[];
  selection: IdSet;
  onDeleted: () => void;
  /** Shown in the bar while nothing is selected. */
  children: ReactNode;
};

export function ProjectBulkBar({ projects, selection, onDeleted, children }: ProjectBulkBarProps) {
  const bulk = useProjectBulk(selection.clear);
  const [isDeleting, setDeleting] = useState(false);
  const [toPublish, setToPublish] = useState<ProjectOverview[]>([]);
  const chosen = projects.filter(({ _id }) => selection.ids.has(_id));
  const isEmpty = chosen.length === 0;
  const isAllChosen = !isEmpty && chosen.length >= Math.min(projects.length, BULK_MAX_LENGTH);

  function selectAll(): void {
    if (isAllChosen) selection.clear();
    else selection.replace(projects.slice(0, BULK_MAX_LENGTH).map(({ _id }) => _id));
  }

  function choose(to: BulkChange): void {
    const unpublished = to === 'published' ? bulk.findChanged(chosen, to) : [];
    if (unpublished.length > 0) setToPublish(unpublished);
    else bulk.change(chosen, to);
  }

  return (
    <Toolbar isSticky={!isEmpty}>
      <Button size="sm" aria-pressed={isAllChosen} disabled={projects.length === 0} onClick={selectAll}>
        Select All
      </Button>
      {!isEmpty && (
        <>
          {ACTIONS.map(({ to, label }) => (
            <Button key={to} size="sm" busy={bulk.underWay === to} onClick={() => choose(to)}>
              {label}
            </Button>
          ))}
          <Button size="sm" variant="danger" icon="trash" onClick={() => setDeleting(true)}>
            Delete Selected
          </Button>
        </>
      )}
      <span role="status" className="num note end">
        {isEmpty
          ? formatQuantity(projects.length, 'project')
          : `${chosen.length} of ${projects.length} selected`}
      </span>
      {isEmpty && children}
      <ConfirmCall
        open={isDeleting}
        title={`Delete ${formatQuantity(chosen.length, 'project')}`}
        question={`Are you sure you want to delete these projects? You can restore them for ${TRASH_DAYS} days.`}
        confirmLabel={chosen.length === 1 ? 'Delete project' : 'Delete projects'}
        call={() => bulk.remove(chosen)}
        failure="Failed to delete projects. Please try again."
        onDone={() => {
          bulk.reportRemoved(chosen);
          onDeleted();
        }}
        onClose={() => setDeleting(false)}
      />
      <ConfirmDialog
        open={toPublish.length > 0}
        title={`Publish ${formatQuantity(toPublish.length, 'project')}`}
        question={describePublishing(toPublish)}
        confirmLabel={toPublish.length === 1 ? 'Publish project' : 'Publish projects'}
        onConfirm={() => {
          setToPublish([]);
          bulk.change(toPublish, 'published');
        }}
        onCancel={() => setToPublish([])}
      />
    </Toolbar>
  );
}

function describePublishing(projects: ProjectOverview[]): string {
  const scheduled = projects.filter(project => publishingState(project) === 'scheduled').length;
  const early = scheduled === 0 ? '' : ` ${scheduled} of them would be public before the scheduled date.`;
  return `Visitors can see them at once.${early} Texts that you have not edited yet become public, too.`;
}

type Change = Omit<ApiInputs['projects']['updateMany']['projects'][number], 'id'>;

const CHANGES = {
  published: {
    isDone: project => publishingState(project) === 'published',
    changes: { draft: false, publishAt: null },
  },
  hidden: { isDone: project => publishingState(project) === 'draft', changes: { draft: true } },
  featured: { isDone: project => project.featured, changes: { featured: true } },
} satisfies Record<string, { isDone: (project: ProjectOverview) => boolean; changes: Change }>;
type BulkChange = keyof typeof CHANGES;

/** Changes or deletes several projects in one call, and undoes it in another. */
function useProjectBulk(onDone: () => void) {
  const update = useUpdateProjects();
  const { mutateAsync: remove } = useRemoveProjects();
  const { mutateAsync: restore } = useRestoreProjects();
  const [underWay, setUnderWay] = useState<BulkChange | null>(null);
  const toast = useToast();
  const reportChange = useUndoToast({
    topic: 'projects',
    undone: 'Change undone.',
    notUndone: "Couldn't undo the change.",
  });
  const reportDeletion = useUndoToast({
    topic: 'projects',
    undone: 'Projects restored.',
    notUndone: "Couldn't restore the projects.",
  });

  function findChanged(projects: ProjectOverview[], to: BulkChange): ProjectOverview[] {
    return projects.filter(project => !CHANGES[to].isDone(project));
  }

  async function change(projects: ProjectOverview[], to: BulkChange): Promise<void> {
    const { changes } = CHANGES[to];
    const changed = findChanged(projects, to);
    if (changed.length === 0) {
      toast.info(`These projects are already ${to}.`);
      return;
    }
    setUnderWay(to);
    try {
      await update.mutateAsync({ projects: changed.map(({ _id }) => ({ id: _id, ...changes })) });
      onDone();
      reportChange(`${formatQuantity(changed.length, 'project')} ${to}.`, () =>
        update.mutateAsync({ projects: changed.map(toPreviousState) }),
      );
    } catch (error) {
      toast.failure(`Couldn't change the projects. ${explainCallFailure(error)}`);
    } finally {
      setUnderWay(null);
    }
  }

  return {
    underWay,
    findChanged,
    change: (projects: ProjectOverview[], to: BulkChange) => void change(projects, to),
    remove: (projects: ProjectOverview[]) => remove({ ids: listIds(projects) }),
    reportRemoved: (projects: ProjectOverview[]) => {
      onDone();
      reportDeletion(`${formatQuantity(projects.length, 'project')} deleted.`, () =>
        restore({ ids: listIds(projects) }),
      );
    },
  };
}

function listIds(projects: ProjectOverview[]): string[] {
  return projects.map(({ _id }) => _id);
}

function toPreviousState({ _id, draft = false, publishAt = null, featured }: ProjectOverview) {
  return { id: _id, draft, publishAt, featured };
}
