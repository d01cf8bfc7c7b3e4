import { type EntityManager, Like, type ObjectLiteral } from 'typeorm';
import { z } from 'zod';
import type { ContentKindName } from '#shared/content-kinds';
import { slugSchema } from '#shared/contract/common';
import { completeSlug, isSlug, proposeSlug, SLUG_MAX_LENGTH } from '#shared/slug';
import { shownTitle } from '#shared/text';
import { column } from '../database/columns';
import type { Database } from '../database/database';
import { defineEntity, type Entity } from '../database/entity';
import { AppError, type AppErrorCode } from '../errors/app-error';
import type { ContentTable } from './content-kind';
import type { Plan } from './published-rows';

type SlugOptions = {
  kind: ContentKindName;
  /** The table that has them, each by its `slug` and with its `title`. */
  items: Entity;
  /** Which rows of it, where not all. */
  within?: ObjectLiteral;
};

/** The addresses of one kind of item: those that it has, and those that it had, which still lead to it. */
export function createSlugs({ kind, items, within = {} }: SlugOptions) {
  const owner = `${kind}Id`;
  const entity = defineEntity<ObjectLiteral>({
    name: `${kind}_former_slug`,
    revision: items.revision,
    backup: 'content',
    exported: ['slug', owner],
    belongsTo: owner,
    linksTo: [],
    rules: z.object({ slug: slugSchema }),
    columns: { slug: { ...column.key, primary: true }, [owner]: column.id },
    indices: [{ name: `${kind}_former_slug_${kind}`, columns: [owner] }],
  });

  /**
   * Gives an item its address. The one that it had leads to it from now on, and one that another had before is this one's.
   * The caller holds the revision of the items.
   * @throws AppError of this code for one that another has
   */
  async function take(
    manager: EntityManager,
    { id, slug }: { id: string; slug: string | null },
    former: string | null,
    code: AppErrorCode = 'BAD_REQUEST',
  ): Promise<void> {
    if (slug === former) return;
    if (slug !== null) {
      const holder = await manager.findOneBy(items, { ...within, slug });
      if (holder && holder.id !== id) throw takenSlug(String(holder.title), code);
      await manager.delete(entity, { slug });
    }
    if (former === null) return;
    // An import gives addresses, too, and asks nobody whose they were.
    await manager.delete(entity, { slug: former });
    await manager.insert(entity, { slug: former, [owner]: id });
  }

  /**
   * Gives an item of a kind that is published by its date its address. The one that it had leads to it from now on, unless
   * no visitor can know it.
   * @throws AppError of this code for one that another has
   */
  async function settle(
    manager: EntityManager,
    item: { id: string; slug: string },
    stored: ({ slug: string } & Pick<Plan, 'publishAt'>) | null,
    code?: AppErrorCode,
  ): Promise<void> {
    if (item.slug === stored?.slug) return;
    const wasSeen = stored?.publishAt != null && stored.publishAt <= new Date();
    await take(manager, item, wasSeen ? stored.slug : null, code);
  }

  /** Makes a free address of a title; of one that says nothing, of the kind. */
  function propose(manager: EntityManager, title: string): Promise<string> {
    return findFree(manager, proposeSlug(title) || kind);
  }

  /** Returns this slug, or with a number where another item has it. */
  async function findFree(manager: EntityManager, slug: string): Promise<string> {
    // With a number it may be shorter: all that begin alike are looked at.
    const similar = Like(`${[...slug].slice(0, 16).join('')}%`);
    const rows = await manager.find(items, { select: { slug: true }, where: { ...within, slug: similar } });
    return freeSlug(slug, new Set(rows.map(row => String(row.slug))));
  }

  /** Finds the item at an address, or at one that it had before. `find` looks among the items that may be seen. */
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
    return former && find({ id: String(former[owner]) });
  }

  /** When an item is deleted for good, its old addresses go with it. */
  async function forget(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(entity, { [owner]: id });
  }

  const table: ContentTable = { entity, imports: { onlyAdds: true }, version: 'none' };
  return { table, take, settle, propose, findFree, findAt, forget };
}

function takenSlug(title: string, code: AppErrorCode): AppError {
  const message = `This is the address of "${shownTitle(title)}"`;
  return new AppError(code, message, { issues: [{ path: ['slug'], message }] });
}

/** This slug, or with the first number that makes it free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
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
