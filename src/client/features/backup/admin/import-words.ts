import type { ImportOutcome, ImportPlan } from '../../../../shared/contract/content-import';

type Kind = ImportPlan['kinds'][number];

const KINDS: Record<string, string> = {
  project: 'Projects',
  project_category: 'Categories',
  project_status: 'Statuses',
  skill: 'Skills',
  timeline_element: 'Timeline elements',
  site_settings: 'Settings',
  upload: 'Files',
};

/** What a table is called. */
export function kindWords({ kind }: Kind): string {
  const words = kind.replaceAll('_', ' ');
  return KINDS[kind] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** "3 added, 1 changed". */
export function countWords({ added, changed }: ImportOutcome): string {
  const parts = [added > 0 && `${added} added`, changed > 0 && `${changed} changed`];
  return parts.filter(part => part !== false).join(', ');
}

/** "3 added, 1 changed, 10 the same". */
export function planWords(kind: Kind): string {
  return [countWords(kind), kind.same > 0 && `${kind.same} the same`].filter(Boolean).join(', ');
}

export function isNothing({ kinds }: ImportPlan): boolean {
  return kinds.every(({ added, changed }) => added + changed === 0);
}
