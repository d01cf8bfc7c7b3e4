import type { ContentKindName } from '#shared/content-kinds';

/** The kinds of content that can be imported, with their names in responses. */
export const IMPORTED_KINDS = {
  site: 'settings',
  timeline: 'timeline',
  project: 'projects',
  note: 'notes',
  page: 'pages',
  skills: 'skills',
} as const satisfies Partial<Record<ContentKindName, string>>;

export type ImportedKind = keyof typeof IMPORTED_KINDS;

export function isImportedKind(kind: ContentKindName): kind is ImportedKind {
  return kind in IMPORTED_KINDS;
}
