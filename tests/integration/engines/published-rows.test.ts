import { LessThan } from 'typeorm';
import { expect, test } from 'vitest';
import { ITEM_ENTITIES } from '#server/composition/content/content-register';
import { isPublished, whereDated, wherePublished, whereVisibleTo } from '#server/core/content/published-rows';
import { isPublishable } from '#server/core/content/publishing-row';
import { CONTENT_KIND_NAMES, type ContentKindName } from '#shared/content-kinds';
import { DAY_MS } from '#shared/time';
import { startAppForFile } from '../../support/app/managed-app';

const NOW = new Date('2026-03-29T01:00:00.000Z');
const NEXT_DAY = new Date(NOW.getTime() + DAY_MS);
const MOMENTS = {
  'no date': null,
  'a past date': new Date(NOW.getTime() - 1),
  'the current date': NOW,
  'a future date': new Date(NOW.getTime() + 1),
};

const app = await startAppForFile();

/** Every state of a row: a draft or not, each kind of date, with or without unpublished changes, in the trash or not. */
const STATES = [null, true as const].flatMap(draft =>
  Object.entries(MOMENTS).flatMap(([date, publishAt]) =>
    [null, { title: 'Later' }].flatMap(pendingChanges =>
      [false, true].map(isInTrash => {
        const words = [draft && 'draft', pendingChanges && 'changed', isInTrash && 'in the trash'];
        const name = [date, ...words.filter(Boolean)].join(', ');
        return { name, columns: { draft, publishAt, pendingChanges }, isInTrash };
      }),
    ),
  ),
);

/** Stores an item of the kind in every state, and returns the ID of each. */
async function storeStates(kind: ContentKindName) {
  const { imports } = app.services.content[kind];
  if (imports.form !== 'items') throw new Error(`${kind} has no items`);
  const stored = [];
  for (const state of STATES) {
    const id = await imports.create({ title: 'Tide' });
    await app.db.write(manager => manager.update(ITEM_ENTITIES[kind], { id }, state.columns));
    if (state.isInTrash) await imports.remove([id]);
    stored.push({ ...state, id });
  }
  return stored;
}

const PUBLISHABLE = CONTENT_KIND_NAMES.filter(kind => isPublishable(ITEM_ENTITIES[kind]));

test.each(PUBLISHABLE)(
  'statements and code agree on whether visitors see a %s, in every state',
  async kind => {
    const stored = await storeStates(kind);
    const find = async (where: object) => {
      const rows = await app.db.read(ITEM_ENTITIES[kind]).find({ select: { id: true }, where });
      const ids = new Set(rows.map(({ id }) => id));
      return stored.filter(({ id }) => ids.has(id)).map(({ name }) => name);
    };
    const rows = stored.filter(({ isInTrash }) => !isInTrash);
    const published = rows.filter(({ columns }) => isPublished(columns, NOW));
    const dated = published.filter(({ columns }) => columns.publishAt !== null);

    expect(await find(wherePublished(NOW))).toEqual(published.map(({ name }) => name));
    expect(await find(whereDated(LessThan(NEXT_DAY), NOW))).toEqual(dated.map(({ name }) => name));
    expect(await find(whereVisibleTo('owner'))).toEqual(rows.map(({ name }) => name));
    expect(published.map(({ name }) => name)).toEqual([
      'no date',
      'no date, changed',
      'a past date',
      'a past date, changed',
      'the current date',
      'the current date, changed',
    ]);
  },
);
