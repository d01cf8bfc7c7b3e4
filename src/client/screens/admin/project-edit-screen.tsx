import { projectPath } from '../../../shared/project-path';
import { useRefetchKind } from '../../editing/content-queries';
import { HistoryButton } from '../../editing/history/history-button';
import { ItemEditPage } from '../../editing/item/item-edit-page';
import { historyOf } from '../../editing/item/use-item-editor';
import { ProjectEditor } from '../../features/projects/admin/editor/project-editor';
import { projectEditor } from '../../features/projects/admin/editor/project-fields';
import {
  useCategories,
  useProject,
  useProjectSkillNames,
  useStatuses,
} from '../../features/projects/admin/project-admin-queries';
import { useSkills } from '../../features/skills/skill-queries';
import { useFailureLog } from '../../lib/api/use-failure-log';
import { LoadFailure } from '../../ui/feedback/load-failure';

export function ProjectEditScreen({ id }: { id: string }) {
  return <EditProject key={id} id={id} />;
}

function EditProject({ id }: { id: string }) {
  const refetch = useRefetchKind('project');
  const categories = useCategories();
  const statuses = useStatuses();
  const knownSkills = useKnownSkills();
  useFailureLog("Couldn't load categories.", categories.error);
  const names = categories.data ?? [];
  const definition = projectEditor(names);
  return (
    <ItemEditPage
      definition={definition}
      query={useProject(id)}
      history={<HistoryButton {...historyOf(definition, { refetch }, id)} />}
      item={{ kind: 'project', id }}
      assumedPath={projectPath({ _id: id })}
      isReady={!categories.isPending && !statuses.isPending}
      notice={
        statuses.isError && (
          <LoadFailure onRetry={statuses.refetch}>
            Failed to load statuses. Please try again later.
          </LoadFailure>
        )
      }
    >
      {project => (
        <ProjectEditor
          project={project}
          categories={names}
          statuses={statuses.data ?? []}
          knownSkills={knownSkills}
        />
      )}
    </ItemEditPage>
  );
}

/** Of the owner's list and of all projects. */
function useKnownSkills(): string[] {
  const { data: skills = [] } = useSkills();
  const { data: used = [] } = useProjectSkillNames();
  const names = [...skills.map(({ name }) => name), ...used].filter(name => name !== '');
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}
