import { HistoryButton } from '../../../../editing/history/history-button';
import { labelsOf } from '../../../../editing/history/history-subject';
import { useRefetchProject } from '../project-admin-queries';
import { PROJECT_FIELDS } from './project-fields';

const LABELS = labelsOf(PROJECT_FIELDS);

/** Opens the versions of a project. */
export function ProjectHistory({ id }: { id: string }) {
  return <HistoryButton itemId={id} labels={LABELS} onRestored={useRefetchProject()} />;
}
