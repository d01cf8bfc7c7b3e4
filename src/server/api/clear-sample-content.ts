import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Database } from '../core/database';
import { advanceRevision } from '../core/revision';
import { sampleRowEntity } from '../db/sample-row-entity';
import { findRow, fingerprint, SAMPLE_TABLES, type SampleTable } from './sample-tables';

type IsUsed = (row: ObjectLiteral) => boolean;

/**
 * Deletes the sample rows that the owner has left as they were. Categories and pictures go when nothing that stays, or
 * that the owner has added, uses them.
 */
export async function clearSampleContent(
  db: Database,
  uploadsDir: string,
): Promise<{ removed: number; kept: number }> {
  const files: string[] = [];
  const counts = await db.write(async manager => {
    for (const list of ['projects', 'skills', 'timeline', 'site'] as const)
      await advanceRevision(manager, list);
    const { categories, uploads, ...content } = SAMPLE_TABLES;
    const outcomes = [];
    for (const table of Object.values(content)) {
      outcomes.push(await clearTable(manager, table, () => false));
    }
    const stored = await findAll(manager, Object.values(content));
    const used = new Set(stored.map(({ category }) => category));
    const text = JSON.stringify(stored);
    outcomes.push(await clearTable(manager, categories, ({ name }) => used.has(name)));
    const pictures = await clearTable(manager, uploads, ({ name }) => text.includes(name));
    files.push(...pictures.removed);
    await manager.deleteAll(sampleRowEntity);
    return countRows([...outcomes, pictures]);
  });
  for (const name of files) await rm(join(uploadsDir, name), { force: true });
  return counts;
}

type Outcome = { removed: string[]; kept: string[] };

async function clearTable(manager: EntityManager, table: SampleTable, isUsed: IsUsed): Promise<Outcome> {
  const outcome: Outcome = { removed: [], kept: [] };
  for (const sample of await manager.findBy(sampleRowEntity, { entity: table.name })) {
    const row = await findRow(manager, table, sample.id);
    if (!row) continue;
    if (isUsed(row) || fingerprint(row, table) !== sample.fingerprint) {
      outcome.kept.push(sample.id);
      continue;
    }
    await manager.delete(table.entity, { [table.key]: sample.id });
    outcome.removed.push(sample.id);
  }
  return outcome;
}

async function findAll(manager: EntityManager, tables: SampleTable[]): Promise<ObjectLiteral[]> {
  const rows: ObjectLiteral[] = [];
  for (const { entity } of tables) rows.push(...(await manager.find(entity)));
  return rows;
}

function countRows(outcomes: Outcome[]): { removed: number; kept: number } {
  return {
    removed: outcomes.flatMap(({ removed }) => removed).length,
    kept: outcomes.flatMap(({ kept }) => kept).length,
  };
}
