import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { ContentKindName } from '../../shared/content-kinds';
import type { Entity } from '../core/entity';
import type { History, ItemState } from '../core/history';
import { primaryKeyOf, type RowChange, type TableChanges } from '../features/backup/import-plan';
import { createRowReader } from '../features/backup/row-schema';
import { type BackupRow, columnsOf } from '../features/backup/table-rows';
import { withMinutes } from '../features/posts/post-changes';
import { type PostRow, postEntity } from '../features/posts/post-entity';
import { findFreeSlug } from '../features/posts/post-slugs';
import { projectEntity } from '../features/projects/project-entity';
import { projectCategoryEntity, projectStatusEntity } from '../features/projects/project-list-entities';
import { ensureListed } from '../features/projects/project-lists';
import { siteSettingsEntity } from '../features/site/site-entity';
import { skillEntity } from '../features/skills/skill-entity';
import { readSkillRows, requireDistinctNames } from '../features/skills/skill-list';
import { timelineElementEntity } from '../features/timeline/timeline-element-entity';
import { uploadEntity } from '../features/uploads/upload-entity';
import { takeFromTrash } from '../features/versions/take-from-trash';

type Context = { manager: EntityManager; history: History };
type Stored = { before: ObjectLiteral | null; after: ObjectLiteral | null };

/** Stores what an import, or its undoing, makes of a table's rows, each with the version that a save leaves. */
export async function storeChanges(context: Context, { entity, changes }: TableChanges): Promise<void> {
  if (changes.length === 0) return;
  const skills =
    entity.options.name === skillEntity.options.name ? await readSkillRows(context.manager) : null;
  for (const change of changes) {
    const stored = await storeRow(context, entity, change);
    if (stored) await keep(context, entity, stored);
  }
  if (isOrdered(entity)) await closeUp(context.manager, entity, changes);
  if (skills) await keepSkills(context, skills);
}

/** Answers null where nothing was to be done. */
async function storeRow(context: Context, entity: Entity, change: RowChange): Promise<Stored | null> {
  const { manager } = context;
  const [before, after] = [readRow(entity, change.before), readRow(entity, change.after)];
  const key = primaryKeyOf(entity);
  if (!after) {
    if (before && (await mayGo(manager, entity, before)))
      await manager.delete(entity, { [key]: before[key] });
    return { before, after };
  }
  const row = await derive(manager, entity, before, after);
  if (before) {
    const { [key]: _key, ...columns } = row;
    await manager.update(entity, { [key]: before[key] }, columns);
    return { before, after: row };
  }
  const trashed = await takeFromTrash(manager, String(row[key]));
  await manager.insert(entity, row);
  return { before: trashed, after: row };
}

/** As it goes into the database. The rules of the table were asked before. */
function readRow(entity: Entity, row: BackupRow | null): ObjectLiteral | null {
  if (!row) return null;
  const result = createRowReader(entity)(row);
  if ('data' in result) return result.data;
  throw new Error(`A row of ${entity.options.name} cannot be read: ${result.issues[0]?.message}`);
}

/** With what follows from the rest of it. */
async function derive(
  manager: EntityManager,
  { options: { name } }: Entity,
  before: ObjectLiteral | null,
  row: ObjectLiteral,
): Promise<ObjectLiteral> {
  const updatedAt = 'updatedAt' in row ? { updatedAt: before ? new Date() : row.updatedAt } : {};
  if (name === postEntity.options.name)
    return { ...row, ...updatedAt, ...(await derivePost(manager, before, row)) };
  if (name !== projectEntity.options.name) return { ...row, ...updatedAt };
  const isSeen = !row.draft && (row.publishAt === null || row.publishAt <= new Date());
  const listed = { draft: isSeen ? null : (true as const) };
  const categoryKey = await ensureListed(manager, projectCategoryEntity, row.category, listed);
  if (row.status !== '') await ensureListed(manager, projectStatusEntity, row.status, listed);
  return { ...row, ...updatedAt, categoryKey };
}

/** A new one takes its address only where nobody here has it. */
async function derivePost(
  manager: EntityManager,
  before: ObjectLiteral | null,
  { kind, slug, text }: ObjectLiteral,
): Promise<Pick<PostRow, 'minutes' | 'slug'>> {
  const { minutes } = withMinutes({ text: String(text) });
  return { minutes, slug: before ? slug : await findFreeSlug(manager, kind, slug) };
}

/** A name goes only when no project has it, and a file when nothing names it: that is found out after the change. */
async function mayGo(
  manager: EntityManager,
  { options: { name } }: Entity,
  row: ObjectLiteral,
): Promise<boolean> {
  if (name === projectCategoryEntity.options.name)
    return !(await manager.existsBy(projectEntity, { categoryKey: row.nameKey }));
  if (name === projectStatusEntity.options.name)
    return !(await manager.existsBy(projectEntity, { status: row.name }));
  if (name !== uploadEntity.options.name) return true;
  await manager.update(uploadEntity, { name: row.name }, { origin: 'released' });
  return false;
}

const VERSIONED: Record<
  string,
  { kind(row: ObjectLiteral): ContentKindName; state(row: ObjectLiteral): ItemState }
> = {
  [projectEntity.options.name]: {
    kind: () => 'project',
    state: row => ({ name: row.title, fields: fieldsOf(projectEntity, row) }),
  },
  [timelineElementEntity.options.name]: {
    kind: () => 'timeline',
    state: row => ({ name: row.title || row.type, fields: fieldsOf(timelineElementEntity, row) }),
  },
  [postEntity.options.name]: {
    kind: row => row.kind,
    state: row => ({ name: row.title, fields: fieldsOf(postEntity, row) }),
  },
  [siteSettingsEntity.options.name]: {
    kind: () => 'site',
    state: row => ({ name: 'Settings', fields: row.settings }),
  },
};

async function keep({ manager, history }: Context, entity: Entity, { before, after }: Stored): Promise<void> {
  const versioned = VERSIONED[entity.options.name];
  if (!versioned) return;
  const { kind, state } = versioned;
  await history.keep(manager, {
    kind: kind(Object(after ?? before)),
    id: String((after ?? before)?.id),
    before: before && state(before),
    after: after && state(after),
  });
}

/** A column that is read by name alone is no matter of a version's. */
function fieldsOf(entity: object & { options: Entity['options'] }, row: ObjectLiteral): ItemState['fields'] {
  const unread = new Set(
    Object.entries(entity.options.columns).flatMap(([name, column]) =>
      column?.select === false ? [name] : [],
    ),
  );
  return Object.fromEntries(Object.entries(row).filter(([name]) => !unread.has(name)));
}

async function keepSkills({ manager, history }: Context, before: object[]): Promise<void> {
  const after = await readSkillRows(manager);
  requireDistinctNames(after.map(({ id, position: _position, ...skill }) => ({ ...skill, _id: id })));
  const state = (rows: object[]) => ({ name: 'Skills', fields: { rows } });
  await history.keep(manager, { kind: 'skills', id: 'skills', before: state(before), after: state(after) });
}

function isOrdered(entity: Entity): boolean {
  const ordered = [skillEntity, timelineElementEntity, projectCategoryEntity, projectStatusEntity];
  return ordered.some(({ options }) => options.name === entity.options.name);
}

/** Numbers the rows anew: one that was added stands before the one whose place it has. */
async function closeUp(manager: EntityManager, entity: Entity, changes: RowChange[]): Promise<void> {
  const added = new Set(changes.filter(({ before }) => !before).map(({ after }) => after?.id));
  const rows = await manager.find(entity, { select: { id: true, position: true }, order: { id: 'ASC' } });
  const rank = (row: ObjectLiteral) => (added.has(row.id) ? 0 : 1);
  rows.sort((a, b) => a.position - b.position || rank(a) - rank(b));
  for (const [position, { id, position: stored }] of rows.entries())
    if (position !== stored) await manager.update(entity, { id }, { position });
}

/** The tables of content in the order in which their rows can be stored. */
export function inStoringOrder<Change extends { entity: Entity }>(tables: Change[]): Change[] {
  const rank = ({ entity }: Change) => (columnsOf(entity).some(([name]) => name === 'nameKey') ? 0 : 1);
  const isUpload = ({ entity }: Change) => (entity.options.name === uploadEntity.options.name ? 0 : 1);
  return tables.toSorted((a, b) => isUpload(a) - isUpload(b) || rank(a) - rank(b));
}
