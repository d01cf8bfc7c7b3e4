import type { EntityManager } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { createNotFoundError } from '#server/core/errors/app-error';
import type { Publishing } from '#shared/publishing';
import { withoutUndefined } from '#shared/without-undefined';
import type { DatedRow } from './dated-row';
import type { History } from './history';
import { createItemService, type ItemRules } from './item-service';
import { wherePublished, whereVisibleTo } from './published-rows';
import { datedPlan } from './publishing-plan';
import { PUBLISHED_ROW } from './publishing-row';
import { newTimestamps, type SavedUpdate, type SaveRules, toSavedRow } from './saved-row';
import type { createSlugs } from './slugs';
import { toStoredRow } from './stored-row';

type DatedInput = Publishing & { title?: string | undefined; slug?: string | undefined };
type DatedUpdate<Changes extends object> = DatedInput & SavedUpdate<Changes> & { id: string };
type Where = ({ id: string } | { slug: string }) & Partial<ReturnType<typeof wherePublished>>;

type DatedItemRules<Changes extends object, Row extends DatedRow<Changes>, Item, Update> = Pick<
  ItemRules<Row, Item, never, never>,
  'entity' | 'present'
> &
  SaveRules<Row, Changes> & {
    slugs: ReturnType<typeof createSlugs>;
    find(manager: EntityManager, where: Where): Promise<Row | null>;
    /** Completes a row with defaults for missing columns and with derived values. */
    complete(columns: DatedRow<Changes>): Row;
    /** Adjusts an update before it is stored. */
    readUpdate?(manager: EntityManager, stored: Row, update: Update): Promise<Update>;
  };

/** Creates the service of items that are saved one by one, published by date and found by slug. */
export function createDatedItemService<
  Changes extends object,
  Row extends DatedRow<Changes>,
  Item,
  Input extends DatedInput,
  Update extends DatedUpdate<Changes>,
>(db: Database, history: History, rules: DatedItemRules<Changes, Row, Item, Omit<Update, 'id'>>) {
  const {
    kind,
    entity,
    slugs,
    find,
    complete,
    present,
    readUpdate = async (_manager, _stored, update) => update,
  } = rules;

  const store = createItemService<Row, Item, Input, Update>(db, history, {
    kind,
    entity,
    present,
    storeRelated: slugs.assign,
    getName: ({ title }) => title,
    find: (manager, id, viewer) => find(manager, { id, ...whereVisibleTo(viewer) }),
    make: async (manager, { draft, publishAt, slug, ...input }) => {
      const now = new Date();
      const title = input.title ?? '';
      return complete({
        ...withoutUndefined(input),
        title,
        id: newId(),
        ...newTimestamps(now),
        ...PUBLISHED_ROW,
        ...datedPlan(PUBLISHED_ROW, { draft, publishAt }, now),
        slug: slug ?? (await slugs.propose(manager, title)),
      });
    },
    change: async (manager, stored, sent) => {
      const update = await readUpdate(manager, stored, await slugs.withFreeSlug(manager, stored, sent));
      const row = toSavedRow(stored, update, rules, (input, publishing) => ({
        ...stored,
        ...withoutUndefined(input),
        ...datedPlan(stored, publishing),
      }));
      return complete(row);
    },
    rebuild: async (manager, fields, { slug }) => {
      const missing = { id: newId(), title: '', slug: '', ...PUBLISHED_ROW, ...newTimestamps(new Date()) };
      const row = complete({ ...missing, ...toStoredRow(entity, fields) });
      return slug === undefined ? row : { ...row, slug: slug ?? (await slugs.propose(manager, row.title)) };
    },
  });

  /**
   * Returns the published item at a current or former slug.
   * @throws AppError NOT_FOUND, also for unpublished items
   */
  async function getShown(address: string): Promise<Row> {
    const { manager } = db.read(entity);
    const row = await slugs.findAt(db, address, where => find(manager, { ...where, ...wherePublished() }));
    if (!row) throw createNotFoundError(store.items.noun);
    return row;
  }

  return { items: store.items, getRow: store.getRow, getShown };
}
