import { capitalise } from '../../../../shared/capitalise';
import type { ContentImportPlan, ImportOutcome } from '../../../../shared/contract/content-import';
import type { TableWords } from '../../../editing/owner-kind';

type Kind = ContentImportPlan['kinds'][number];

/** What rows of a table are called: in words of its own where it has none here. */
export function kindWords({ kind }: Kind, tables: TableWords[]): string {
  const known = tables.find(({ name }) => name === kind);
  return capitalise(known?.nouns.many ?? kind.replaceAll('_', ' '));
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

export function isNothing({ kinds }: ContentImportPlan): boolean {
  return kinds.every(({ added, changed }) => added + changed === 0);
}
