import { useState } from 'react';
import { useUndoToast } from '#client/editing/use-undo-toast';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { useToast } from '#client/ui/feedback/toast';
import type { ProjectOverview } from '#shared/contract/project-rows';
import { publishingState } from '#shared/publishing';
import {
  type ProjectChanges,
  useRemoveProjects,
  useRestoreProjects,
  useUpdateProjects,
} from './project-bulk-queries';

type Change = Omit<ProjectChanges[number], 'id'>;

/** What the owner does with many projects, by the word for it. */
const CHANGES = {
  published: {
    isDone: project => publishingState(project) === 'published',
    makes: { draft: false, publishAt: null },
  },
  hidden: { isDone: project => publishingState(project) === 'draft', makes: { draft: true } },
  featured: { isDone: project => project.featured, makes: { featured: true } },
} satisfies Record<string, { isDone: (project: ProjectOverview) => boolean; makes: Change }>;
export type BulkChange = keyof typeof CHANGES;

export type ProjectBulk = ReturnType<typeof useProjectBulk>;

/** Changes or deletes many projects, each time by one call, and takes it back by another. */
export function useProjectBulk(onDone: () => void) {
  const update = useUpdateProjects();
  const { mutateAsync: remove } = useRemoveProjects();
  const { mutateAsync: restore } = useRestoreProjects();
  const [underWay, setUnderWay] = useState<BulkChange | null>(null);
  const toast = useToast();
  const tellChanged = useUndoToast({ topic: 'projects', undone: 'Undone.', notUndone: 'Not undone.' });
  const tellDeleted = useUndoToast({ topic: 'projects', undone: 'Projects restored.' });

  async function change(projects: ProjectOverview[], to: BulkChange): Promise<void> {
    const { isDone, makes } = CHANGES[to];
    const changed = projects.filter(project => !isDone(project));
    if (changed.length === 0) {
      toast.info(`Already ${to}.`);
      return;
    }
    setUnderWay(to);
    try {
      await update.mutateAsync({ projects: changed.map(({ _id }) => ({ id: _id, ...makes })) });
      onDone();
      tellChanged(`${countText(changed.length)} ${to}.`, () =>
        update.mutateAsync({ projects: changed.map(asItWas) }),
      );
    } catch (error) {
      toast.failure(`Projects not changed. ${explainCallFailure(error)}`);
    } finally {
      setUnderWay(null);
    }
  }

  return {
    underWay,
    change: (projects: ProjectOverview[], to: BulkChange) => void change(projects, to),
    remove: (projects: ProjectOverview[]) => remove({ ids: idsOf(projects) }),
    tellRemoved: (projects: ProjectOverview[]) => {
      onDone();
      tellDeleted(`${countText(projects.length)} deleted.`, () => restore({ ids: idsOf(projects) }));
    },
  };
}

export function countText(count: number): string {
  return count === 1 ? '1 project' : `${count} projects`;
}

function idsOf(projects: ProjectOverview[]): string[] {
  return projects.map(({ _id }) => _id);
}

function asItWas({ _id, draft = false, publishAt = null, featured }: ProjectOverview) {
  return { id: _id, draft, publishAt, featured };
}
