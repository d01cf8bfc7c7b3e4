import type { ImportUndone } from '../../../shared/contract/import';
import type { ImportedThing } from './import-entities';
import type { ContentTarget, ImportTargets } from './import-targets';

/** Takes back what an import has made and changed, within the caller's transaction. What is gone already is left alone. */
export async function undoImport(targets: ImportTargets, things: ImportedThing[]): Promise<ImportUndone> {
  const skills = things.filter(({ kind }) => kind === 'skill').map(({ id }) => id);
  const undone: ImportUndone = { removed: 0, restored: 0, kept: 0 };
  for (const { kind, id, number } of things) {
    if (number === null) {
      if (kind !== 'skill' && kind !== 'site') undone.removed += await removeItem(targets[kind], id);
    } else if ((await targets.versions.latest(id)) === number) {
      await targets.versions.restore(id, number - 1);
      undone.restored += 1;
    } else undone.kept += 1;
  }
  if (skills.length > 0) undone.removed += await targets.skills.remove(skills);
  return undone;
}

async function removeItem(target: ContentTarget, id: string): Promise<number> {
  if (!(await target.read([id])).has(id)) return 0;
  await target.remove(id);
  return 1;
}
