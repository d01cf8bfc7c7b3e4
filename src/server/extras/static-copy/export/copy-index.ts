import type { Services } from '#server/composition/services';
import type { ArchiveSlice, StaticIndex } from '#shared/static-host';

/** Reads the published content that pages on a static host search and filter in the browser. */
export async function readStaticIndex({ search, notes, projects }: Services): Promise<StaticIndex> {
  const archive: ArchiveSlice[] = [];
  for (const { category } of await projects.countByCategory()) {
    let after: string | undefined;
    do {
      const { projects: rows, next } = await projects.listInCategory(category, after);
      archive.push({
        category,
        ...(after !== undefined && { after }),
        projects: rows.map(({ _id }) => _id),
        next,
      });
      after = next ?? undefined;
    } while (after !== undefined);
  }
  return { search: await search.readSource(), notes: await notes.list(), archive };
}
