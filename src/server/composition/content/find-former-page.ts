import type { Database } from '#server/core/database/database';
import { isFormerPath } from '#shared/slug';
import { listFormerAddresses, type OpenContent } from './open-content';

/**
 * Returns the path of the published item that had this path on a former site, or null. Anyone may request any number
 * of unknown paths, so one statement searches the addresses of all kinds.
 */
export async function findFormerPage(
  db: Database,
  content: OpenContent,
  path: string,
): Promise<string | null> {
  const tables = listFormerAddresses(content);
  const [first] = tables;
  if (!first || !isFormerPath(path)) return null;
  const selects = tables.map(
    ({ entity: { options }, itemColumn }) =>
      `SELECT '${options.name}' AS name, ${itemColumn} AS id, slug FROM ${options.name} WHERE slug = ?`,
  );
  const rows: { name: string; id: string; slug: string }[] = await db
    .read(first.entity)
    .query(selects.join(' UNION ALL '), Array(tables.length).fill(path));
  for (const { entity, findPath } of tables) {
    // MySQL ignores trailing spaces.
    const row = rows.find(({ name, slug }) => name === entity.options.name && slug === path);
    const found = row ? await findPath(db, row.id) : null;
    if (found !== null) return found;
  }
  return null;
}
