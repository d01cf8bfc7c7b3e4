import { type FieldDefinitions, fieldNames } from '../merge';

export type HistorySubject = {
  /** What has the versions: the id of a project or an element, 'skills' or 'site'. */
  itemId: string;
  /** What each field is called. */
  labels: Partial<Record<string, string>>;
  /** Shows what is stored then. */
  onRestored: () => void;
};

/** What an editor calls its fields. */
export function labelsOf<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
): HistorySubject['labels'] {
  const labels = Object.fromEntries(fieldNames(definitions).map(name => [name, definitions[name].label]));
  return { draft: 'Draft', publishAt: 'Planned for', pendingChanges: 'Unpublished changes', ...labels };
}
