import { type EntityManager, Like, MoreThan, Not, type ObjectLiteral } from 'typeorm';
import { z } from 'zod';
import { column } from '#server/core/database/columns';
import type { Database } from '#server/core/database/database';
import { defineEntity, type Entity } from '#server/core/database/entity';
import { readInPages } from '#server/core/database/read-in-pages';
import { type AppError, type AppErrorCode, createFieldError } from '#server/core/errors/app-error';
import type { ContentKindName } from '#shared/content-kinds';
import { slugSchema } from '#shared/contract/common';
import { completeSlug, isFormerPath, isSlug, proposeSlug, SLUG_MAX_LENGTH } from '#shared/slug';
import { displayTitle } from '#shared/text';
import type { FormerAddressTable } from './content-kind';
import { nameRow } from './name-row';
import { hasDatePassed, wherePublished } from './published-rows';
import { NOT_STORED, presentTimestamps, type SavedRow, TIMESTAMP_COLUMNS } from './saved-row';

/** Lists the fields of an update that are not stored in a row with a slug, for `omit`. */
export const NOT_STORED_WITH_SLUG = { ...NOT_STORED, isSlugFromTitle: true } as const;

type SlugOptions = {
  kind: ContentKindName;
  /** The table of the items, which are slugged rows. */
  items: Entity;
  /** Restricts the table to rows of this kind. */
  within?: ObjectLiteral;
  /** A required slug is made from the item's name. Without one, the ID is the address. */
  isRequired: boolean;
  toPath(item: { id: string; slug: string | null }): string;
};

type SluggedRow = { id: string; slug: string | null } & Pick<SavedRow, keyof typeof TIMESTAMP_COLUMNS>;
/** The page of an item, and the time when visitors first saw its latest change. */
export type ItemPage = { id: string; path: string; changedAt: string };
type SlugUpdate = { slug?: string | null | undefined; isSlugFromTitle?: boolean | undefined };

type Assignment<Row> = {
  row: Row;
  /** The row before the change. Null for a new one. */
  stored: Row | null;
  /** The columns that can name an item. */
  nameFields: readonly string[];
  ifTaken?: AppErrorCode | undefined;
};

/** The slugs of rows of this type. */
export type Slugs<Row> = Omit<ReturnType<typeof createSlugs>, 'assign'> & {
  assign: (manager: EntityManager, assignment: Assignment<Row>) => Promise<{ slug: string | null }>;
};

/**
 * Manages the slugs of a kind of content: current ones, and former ones that still redirect, with the paths that
 * imported items had on their former site.
 */
export function createSlugs({ kind, items, within = {}, isRequired, toPath }: SlugOptions) {
  const itemColumn = `${kind}Id`;
  const entity = defineFormerSlugs(kind, items, itemColumn);

  /**
   * Assigns its slug to a row, and returns it. The former slug redirects from now on, and a former slug of another
   * item becomes this item's. The caller holds the revision of the items.
   * @throws AppError with `ifTaken` if another item has the slug
   */
  async function assign(
    manager: EntityManager,
    { row, stored, nameFields, ifTaken = 'BAD_REQUEST' }: Assignment<SluggedRow>,
  ): Promise<{ slug: string | null }> {
    const former = stored?.slug ?? null;
    const name = nameRow(row, nameFields);
    const slug = isRequired ? row.slug || (await findFree(manager, proposeSlug(name) || kind)) : row.slug;
    if (slug === former) return { slug };
    if (slug !== null) {
      const holder = await manager.findOneBy(items, { ...within, slug });
      if (holder && holder.id !== row.id) throw createTakenSlugError(nameRow(holder, nameFields), ifTaken);
      await manager.delete(entity, { slug });
    }
    if (stored && former !== null && (!isRequired || hasDatePassed(stored))) {
      // An import may have assigned this former slug to another item.
      await manager.delete(entity, { slug: former });
      await manager.insert(entity, { slug: former, [itemColumn]: row.id });
    }
    return { slug };
  }

  /** Returns the slug, with a number if another item has it. `id` is the item that the slug is for. */
  async function findFree(manager: EntityManager, slug: string, id = ''): Promise<string> {
    // A numbered slug may be shortened, so compare all slugs with the same beginning.
    const similar = Like(`${[...slug].slice(0, 16).join('')}%`);
    const where = { ...within, slug: similar, id: Not(id) };
    const rows = await manager.find(items, { select: { slug: true }, where });
    return freeSlug(slug, new Set(rows.map(row => String(row.slug))));
  }

  /** Returns the update of an item with a free slug, if its slug comes from the title. */
  async function withFreeSlug<Update extends SlugUpdate>(
    manager: EntityManager,
    update: Update & { id: string },
  ): Promise<Update> {
    const { id, isSlugFromTitle, slug } = update;
    return isSlugFromTitle && slug ? { ...update, slug: await findFree(manager, slug, id) } : update;
  }

  /** Finds the item at a current or former slug. `find` searches the items that the reader may see. */
  async function findAt<Row>(
    db: Database,
    address: string,
    find: (where: { slug: string } | { id: string }) => Promise<Row | null>,
  ): Promise<Row | null> {
    const slug = completeSlug(address);
    if (!isSlug(slug)) return null;
    const row = await find({ slug });
    if (row) return row;
    const former = await db.read(entity).findOneBy({ slug });
    return former && find({ id: String(former[itemColumn]) });
  }

  /**
   * Makes former slugs and paths redirect to an item, except for those that redirect to another. An item in the trash
   * loses them.
   */
  async function addFormer(manager: EntityManager, id: string, addresses: string[]): Promise<void> {
    for (const slug of addresses) {
      const former = await manager.findOneBy(entity, { slug });
      if (former && (await manager.existsBy(items, { id: String(former[itemColumn]) }))) continue;
      await manager.delete(entity, { slug });
      await manager.insert(entity, { slug, [itemColumn]: id });
    }
  }

  const formerAddresses: FormerAddressTable = {
    entity,
    itemColumn,
    toPath: address => (isFormerPath(address) ? encodeURI(address) : toPath({ id: '', slug: address })),
    findPath: async (db, id) => {
      const where = { id, ...within, ...wherePublished() };
      const row = await db.read(items).findOne({ select: { id: true, slug: true }, where });
      return row && toPath({ id: String(row.id), slug: row.slug });
    },
  };

  /** Lists the current slugs with their items. */
  async function list(db: Database): Promise<{ id: string; slug: string }[]> {
    const rows = await db.read(items).find({ select: { id: true, slug: true }, where: within });
    return rows.flatMap(({ id, slug }) => (slug === null ? [] : [{ id: String(id), slug: String(slug) }]));
  }

  /** Lists the pages of published items, oldest first. `where` selects some of the items. */
  async function listPages(db: Database, where: ObjectLiteral = {}): Promise<ItemPage[]> {
    const rows = await readInPages((after, take) =>
      db.read<SluggedRow>(items).find({
        select: { id: true, slug: true, ...TIMESTAMP_COLUMNS },
        where: { ...within, ...where, ...wherePublished(), id: MoreThan(after) },
        order: { id: 'ASC' },
        take,
      }),
    );
    return rows.map(row => {
      return { id: row.id, path: toPath(row), changedAt: presentTimestamps(row, 'visitor').updatedAt };
    });
  }

  /** Deletes the former slugs of a permanently deleted item. */
  async function forget(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(entity, { [itemColumn]: id });
  }

  return { entity, formerAddresses, assign, withFreeSlug, findAt, list, listPages, addFormer, forget };
}

const FORMER_ADDRESS_RULE = `must be a slug or a path such as /2021/05/tide, of at most ${SLUG_MAX_LENGTH} characters, without . and ..`;

/** Defines the table of the addresses that redirect to the items of a kind. */
function defineFormerSlugs(kind: ContentKindName, items: Entity, itemColumn: string): Entity {
  return defineEntity<ObjectLiteral>({
    name: `${kind}_former_slug`,
    revision: items.revision,
    backup: 'content',
    exported: ['slug', itemColumn],
    belongsTo: itemColumn,
    linksTo: [],
    rules: z.object({ slug: slugSchema.or(z.string().refine(isFormerPath, FORMER_ADDRESS_RULE)) }),
    columns: { slug: { ...column.key, primary: true }, [itemColumn]: column.id },
    indices: [{ name: `${kind}_former_slug_${kind}`, columns: [itemColumn] }],
  });
}

function createTakenSlugError(title: string, code: AppErrorCode): AppError {
  return createFieldError(code, ['slug'], `This address is already used by "${displayTitle(title)}"`);
}

/** Returns the slug, followed by the first free number if it is taken. */
export function freeSlug(slug: string, taken: Pick<ReadonlySet<string>, 'has'>): string {
  let [candidate, number] = [slug, 1];
  while (taken.has(candidate)) {
    number += 1;
    candidate = withNumber(slug, number);
  }
  return candidate;
}

function withNumber(slug: string, number: number): string {
  const letters = [...slug];
  const numbered = () => `${letters.join('')}-${number}`;
  while (numbered().length > SLUG_MAX_LENGTH || !isSlug(numbered())) letters.pop();
  return numbered();
}
