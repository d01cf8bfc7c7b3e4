import { type FieldDefinitions, fieldNames } from '#client/editing/working-copy/merge';

export type HistorySubject = {
  /** The versioned item, which is the ID of a project or an element, 'skills' or 'site'. */
  itemId: string;
  labels: Partial<Record<string, string>>;
  /** Called after a version was restored, to show the stored data. */
  onRestored: () => void;
};

export function toHistoryLabels<Fields extends object>(
  definitions: FieldDefinitions<Fields>,
): HistorySubject['labels'] {
  const labels = Object.fromEntries(fieldNames(definitions).map(name => [name, definitions[name].label]));
  return { draft: 'Draft', publishAt: 'Scheduled for', pendingChanges: 'Unpublished changes', ...labels };
}
