import { type FindOptionsWhere, MoreThan } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { type UploadRow, uploadEntity } from './upload-entity';

/** The page size, small enough to check all files together. */
export const PAGE_UPLOADS = 500;

/** Reads the names of matching uploads page by page, so that few are in memory. */
export async function* uploadPages(
  db: Database,
  where: Omit<FindOptionsWhere<UploadRow>, 'name'>,
): AsyncGenerator<string[]> {
  let last = '';
  for (;;) {
    const rows = await db.read(uploadEntity).find({
      select: { name: true },
      where: { ...where, name: MoreThan(last) },
      order: { name: 'ASC' },
      take: PAGE_UPLOADS,
    });
    const names = rows.map(({ name }) => name);
    if (names.length > 0) yield names;
    if (names.length < PAGE_UPLOADS) return;
    last = names.at(-1) ?? last;
  }
}
