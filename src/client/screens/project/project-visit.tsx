import { useRecordProjectView } from '../../features/views/use-record-project-view';

/** Stands on the page of a project that is there, and counts the visit. */
export function ProjectVisit({ id }: { id: string }) {
  useRecordProjectView(id);
  return null;
}
