import { expect, test } from 'vitest';
import { entities, importedTables } from '../../src/server/api/entities';
import { CONTENT_TABLES } from '../../src/server/content/content-register';
import { column, text } from '../../src/server/core/columns';
import { defineEntity } from '../../src/server/core/entity';
import { isPublishable } from '../../src/server/core/published-rows';

const longTexts = entities.flatMap(({ options }) =>
  Object.entries(options.columns)
    .filter(([, each]) => each?.type === column.longText.type)
    .map(([name, each]) => ({ place: `${options.name}.${name}`, declared: Object(each).mayNameFiles })),
);

test('every longer text says whether it may name stored files', () => {
  expect(longTexts.filter(({ declared }) => typeof declared !== 'boolean')).toEqual([]);
});

test('of the longer texts those of strangers, of imports, the digests of sections, the projects of notes and what has its files beside it name no file', () => {
  expect(longTexts.filter(({ declared }) => !declared).map(({ place }) => place)).toEqual([
    'post.projects',
    'timeline_element.answeredSections',
    'version.data',
    'contact_message.message',
    'imported_item.sourceFields',
    'imported_item.storedFields',
    'imported_item.figures',
    'import_run.things',
    'imported_row.before',
  ]);
});

test('every table of content says how its rows are imported, by columns that it has', () => {
  const content = entities.filter(({ backup }) => backup === 'content');
  expect(importedTables.map(({ entity }) => entity)).toEqual(content);
  for (const { entity, imports } of importedTables) {
    const unknown = (imports.local ?? []).filter(name => !Object.hasOwn(entity.options.columns, name));
    expect({ table: entity.options.name, unknown }).toEqual({ table: entity.options.name, unknown: [] });
  }
});

test('a table whose rows may name files and have no words for themselves is refused', () => {
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

test('an export leaves out what only the owner sees of a row, and no other column', () => {
  const content = entities.filter(({ backup }) => backup === 'content');
  const stays = content.flatMap(({ options, exported }) =>
    Object.keys(options.columns)
      .filter(name => !exported.includes(name))
      .map(name => `${options.name}.${name}`),
  );
  expect(stays).toEqual([
    'project.pendingChanges',
    'post.pendingChanges',
    'timeline_element.pendingChanges',
    'timeline_element.answeredSections',
  ]);
  expect(
    content.flatMap(({ options, exportedWithDrafts }) =>
      exportedWithDrafts.map(name => `${options.name}.${name}`),
    ),
  ).toEqual(stays);
});

test('a private column of content that cannot be null is refused', () => {
  const define = (nullable: boolean) =>
    defineEntity<{ id: string; secret: string }>({
      name: 'note',
      revision: null,
      backup: 'content',
      exported: ['id'],
      belongsTo: null,
      linksTo: [],
      columns: { id: { ...column.id, primary: true }, secret: { ...column.name, nullable } },
    });
  expect(() => define(false)).toThrow('note.secret is not exported: it must be nullable');
  expect(define(true).exported).toEqual(['id']);
});

test('what is published item by item has versions, rules for a backup, and its pending changes in an export with drafts', () => {
  const incomplete = CONTENT_TABLES.filter(({ entity }) => isPublishable(entity)).flatMap(
    ({ entity, version }) => {
      const isComplete =
        version !== 'none' && entity.rules !== null && entity.exportedWithDrafts.includes('pendingChanges');
      return isComplete ? [] : [entity.options.name];
    },
  );
  expect(incomplete).toEqual([]);
});
