import { ItemEditPage } from '#client/editing/item/item-edit-page';
import { ProjectEditor } from '#client/features/projects/admin/editor/project-editor';
import { projectEditor } from '#client/features/projects/admin/editor/project-fields';
import {
  useCategories,
  useProject,
  useProjectSkillNames,
  useStatuses,
} from '#client/features/projects/admin/project-admin-queries';
import { useSkills } from '#client/features/skills/skill-queries';
import { useFailureLog } from '#client/lib/api/use-failure-log';
import { RetryAlert } from '#client/ui/feedback/retry-alert';
import { compareNames } from '#shared/compare';
import { projectPath } from '#shared/content-paths';

export function ProjectEditScreen({ id }: { id: string }) {
  return <EditProject key={id} id={id} />;
}

function EditProject({ id }: { id: string }) {
  const categories = useCategories();
  const statuses = useStatuses();
  const existingSkills = useExistingSkills();
  useFailureLog("Couldn't load categories.", categories.error);
  const names = categories.data ?? [];
  return (
    <ItemEditPage
      page={projectEditor(names)}
      query={useProject(id)}
      previewed={{ kind: 'project', id }}
      assumedPath={projectPath({ _id: id })}
      isReady={!categories.isPending && !statuses.isPending}
      notice={
        statuses.isError && (
          <RetryAlert onRetry={statuses.refetch}>Failed to load statuses. Please try again later.</RetryAlert>
        )
      }
    >
      {project => (
        <ProjectEditor
          project={project}
          categories={names}
          statuses={statuses.data ?? []}
          existingSkills={existingSkills}
        />
      )}
    </ItemEditPage>
  );
}

function useExistingSkills(): string[] {
  const { data: skills = [] } = useSkills();
  const { data: used = [] } = useProjectSkillNames();
  const names = [...skills.map(({ name }) => name), ...used].filter(name => name !== '');
  return [...new Set(names)].sort(compareNames);
}
