import { expect, test } from 'vitest';
import { entities } from '../../src/server/api/entities';
import { column, text } from '../../src/server/core/columns';
import { defineEntity } from '../../src/server/core/entity';

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
    'timeline_element.answeredSections',
    'post.projects',
    'version.data',
    'contact_message.message',
    'imported_item.sourceFields',
    'imported_item.storedFields',
    'imported_item.figures',
    'import_run.things',
    'imported_row.before',
  ]);
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
