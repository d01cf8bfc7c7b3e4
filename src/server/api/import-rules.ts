import { skillNameKey } from '../../shared/skill-name-key';
import type { Entity } from '../core/entity';
import type { ImportRule } from '../features/backup/import-plan';

/** Where a row stands, what follows from others, when it was saved, and whether and when visitors see it. */
const LOCAL = new Set([
  ...['position', 'place', 'slug', 'categoryKey', 'createdAt', 'updatedAt'],
  ...['draft', 'publishAt', 'pendingChanges', 'namedOrder', 'answeredSections'],
]);

const RULES: Record<string, ImportRule> = {
  project_category: { local: LOCAL, onlyAdds: true, keyOf: row => String(row.nameKey) },
  project_status: { local: LOCAL, onlyAdds: true, keyOf: row => String(row.nameKey) },
  project_former_slug: { local: LOCAL, onlyAdds: true },
  note_former_slug: { local: LOCAL, onlyAdds: true },
  page_former_slug: { local: LOCAL, onlyAdds: true },
  // What stands there is where the site links to a page.
  post: { local: new Set([...LOCAL, 'minutes'].filter(name => name !== 'place')) },
  skill: { local: LOCAL, keyOf: row => skillNameKey(String(row.name)) || null },
  // Who put a file there, and who sees it, follows from what names it.
  upload: { local: new Set([...LOCAL, 'origin', 'shownAt']), onlyAdds: true },
};

/** How the rows of a table are compared with those of an import: by their ids, where nothing else is said. */
export function importRuleOf({ options }: Entity): ImportRule {
  return RULES[options.name] ?? { local: LOCAL };
}
