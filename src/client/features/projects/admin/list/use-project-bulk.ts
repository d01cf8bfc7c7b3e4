import { useState } from 'react';
import { useUndoToast } from '#client/editing/use-undo-toast';
import { explainCallFailure } from '#client/lib/api/call-failure';
import type { ApiInputs } from '#client/lib/api/trpc';
import { useToast } from '#client/ui/feedback/toast';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { ProjectOverview } from '#shared/contract/project-rows';
import { publishingState } from '#shared/publishing';
import { useRemoveProjects, useRestoreProjects, useUpdateProjects } from '../project-admin-queries';

type Change = Omit<ApiInputs['projects']['updateMany']['projects'][number], 'id'>;

const CHANGES = {
  published: {
    isDone: project => publishingState(project) === 'published',
    changes: { draft: false, publishAt: null },
  },
  hidden: { isDone: project => publishingState(project) === 'draft', changes: { draft: true } },
  featured: { isDone: project => project.featured, changes: { featured: true } },
} satisfies Record<string, { isDone: (project: ProjectOverview) => boolean; changes: Change }>;
export type BulkChange = keyof typeof CHANGES;

/** Changes or deletes several projects in one call, and undoes it in another. */
export function useProjectBulk(onDone: () => void) {
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

  async function change(projects: ProjectOverview[], to: BulkChange): Promise<void> {
    const { isDone, changes } = CHANGES[to];
    const changed = projects.filter(project => !isDone(project));
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
