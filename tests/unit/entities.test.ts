import { expect, test } from 'vitest';
import { ITEM_ENTITIES } from '#server/composition/content/content-register';
import { entities } from '#server/composition/entities';
import { isPublishable } from '#server/core/content/publishing-row';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';

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
    'upload.state',
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
