import { expect, test } from 'vitest';
import { ITEM_ENTITIES } from '#server/composition/content/content-register';
import { entities } from '#server/composition/entities';
import { isPublishable } from '#server/core/content/publishing-row';
import { column, text } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';

const longTexts = entities.flatMap(({ options }) =>
  Object.entries(options.columns)
    .filter(([, each]) => each?.type === column.longText.type)
    .map(([name, each]) => ({ columnName: `${options.name}.${name}`, declared: Object(each).mayNameFiles })),
);

test("every long text column declares whether it names stored files, and only the listed ones don't", () => {
  expect(longTexts.filter(({ declared }) => typeof declared !== 'boolean')).toEqual([]);
  expect(longTexts.filter(({ declared }) => !declared).map(({ columnName }) => columnName)).toEqual([
    'post.projects',
    'timeline_element.answeredSections',
    'version.data',
    'contact_message.message',
    'imported_item.sourceFields',
    'imported_item.storedFields',
    'imported_item.figures',
    'import_run.things',
    'setup_state.postponed',
  ]);
});

test('an entity that may name files must describe its rows', () => {
  const define = (body: typeof text.withFiles) =>
    defineEntity<{ id: string; body: string }>({
      name: 'note',
      revision: null,
      backup: null,
      columns: { id: { ...column.id, primary: true }, body },
    });
  expect(() => define(text.withFiles)).toThrow('Rows of note may name files');
  expect(define(text.withoutFiles).fileColumns).toEqual([]);
});

test('an export omits exactly the columns that only the owner sees', () => {
  const content = entities.filter(({ backup }) => backup === 'content');
  const omitted = content.flatMap(({ options, exported }) =>
    Object.keys(options.columns)
      .filter(name => !exported.includes(name))
      .map(name => `${options.name}.${name}`),
  );
  expect(omitted).toEqual([
    'project.pendingChanges',
    'post.pendingChanges',
    'timeline_element.pendingChanges',
    'timeline_element.answeredSections',
  ]);
});

test('a content column that is not exported must be nullable', () => {
  const define = (nullable: boolean) =>
    defineEntity<{ id: string; secret: string | null }>({
      name: 'note',
      revision: null,
      backup: 'content',
      exported: ['id'],
      belongsTo: null,
      linksTo: [],
      columns: { id: { ...column.id, primary: true }, secret: { ...column.name, nullable } },
    });
  expect(() => define(false)).toThrow('note.secret is not exported: make it nullable');
  expect(define(true).exported).toEqual(['id']);
});

test('publishable entities hold items and have backup rules', () => {
  const items = Object.values(ITEM_ENTITIES);
  const publishable = entities.filter(isPublishable);
  expect(publishable.filter(entity => !items.includes(entity) || entity.rules === null)).toEqual([]);
});
