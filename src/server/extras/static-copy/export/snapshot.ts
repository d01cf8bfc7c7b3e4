import { entities } from '#server/composition/entities';
import { filterTables, type StoredRow } from '#server/core/archive/archive-tables';
import { createRowReader } from '#server/core/archive/row-schema';
import { type ArchiveRow, readRows } from '#server/core/archive/table-rows';
import { wherePublished } from '#server/core/content/published-rows';
import { isPublishable } from '#server/core/content/publishing-row';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { siteSettingsEntity } from '#server/features/site/site-entity';
import { viewTotalEntity, WHOLE_SITE } from '#server/features/views/view-entities';
import { siteSettingsSchema } from '#shared/contract/site';
import { isHidden } from '#shared/sections/section-list';
import { createExportFilter } from './content-export';

/** The public rows of a site at one moment, by table. */
export type Snapshot = { entity: Entity; rows: ArchiveRow[] }[];

/** Reads what visitors see at this moment, and the view counts that pages show, all from one state of the database. */
export function readSnapshot(db: Database, at: Date): Promise<Snapshot> {
  return db.snapshot(async manager => {
    const { note, exported } = createExportFilter();
    const stored: Snapshot = [];
    for (const entity of filterTables(entities, 'content')) {
      const where = isPublishable(entity) ? wherePublished(at) : {};
      const rows = await collect(readRows(manager, entity, where));
      for (const row of rows) note(entity, row);
      stored.push({ entity, rows });
    }
    const content = stored.map(({ entity, rows }) => ({
      entity,
      rows: rows
        .map(row => exported(entity, row))
        .filter(row => row !== null)
        .map(row => (entity === siteSettingsEntity ? withoutHiddenSections(row) : row)),
    }));
    const shownIds = new Set(content.flatMap(({ rows }) => rows.map(({ id }) => id)));
    const views = await collect(readRows(manager, viewTotalEntity));
    const isShown = ({ projectKey }: ArchiveRow) => projectKey === WHOLE_SITE || shownIds.has(projectKey);
    return [...content, { entity: viewTotalEntity, rows: views.filter(isShown) }];
  });
}

/** Removes what only a hidden section shows. Share pictures and the resume show the other texts of the settings. */
function withoutHiddenSections(row: ArchiveRow): ArchiveRow {
  const settings = siteSettingsSchema.partial().parse(row.settings);
  return {
    ...row,
    settings: {
      ...settings,
      ...(isHidden(settings.aboutSections ?? [], 'quote') && { quotes: [] }),
      ...(isHidden(settings.homeSections ?? [], 'interests') && { topics: [] }),
      ...(isHidden(settings.homeSections ?? [], 'contact') && { replyPromise: '' }),
    },
  };
}

/** Lists the rows in the form that a database stores. */
export function* listStoredRows(snapshot: Snapshot): Generator<StoredRow> {
  for (const { entity, rows } of snapshot) {
    const read = createRowReader(entity);
    for (const row of rows) {
      const result = read(row);
      if ('issues' in result)
        throw new Error(`A row of ${entity.options.name} is invalid: ${result.issues[0]?.message}`);
      yield [entity, result.data];
    }
  }
}

async function collect(rows: AsyncIterable<ArchiveRow>): Promise<ArchiveRow[]> {
  const all: ArchiveRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
