import type { EntitySchemaColumnOptions } from 'typeorm';
import { expect, test } from 'vitest';
import { ITEM_ENTITIES, VERSION_FIELDS } from '#server/composition/content/content-register';
import { entities } from '#server/composition/entities';
import { isPublishable } from '#server/core/content/publishing-row';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { mapValues } from '#shared/map-values';

const content = entities.filter(({ backup }) => backup === 'content');

test('an export omits exactly the columns that only the owner sees', () => {
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

const TIMES = ['createdAt', 'updatedAt', 'seenUpdatedAt'];

test('versions omit exactly the columns that the owner does not fill in', () => {
  const omitted = mapValues(ITEM_ENTITIES, ({ options }, kind) =>
    Object.keys(options.columns).filter(name => !VERSION_FIELDS[kind].includes(name)),
  );
  expect(omitted).toEqual({
    project: ['id', 'categoryKey', 'place', ...TIMES],
    note: ['id', 'kind', 'minutes', 'place', ...TIMES],
    page: [
      'id',
      'kind',
      'minutes',
      'summary',
      'cover',
      'coverAlt',
      'coverTurn',
      'tags',
      'projects',
      ...TIMES,
    ],
    timeline: ['id', 'position', 'namedOrder', 'answeredSections'],
    skills: ['id', 'position'],
    // The settings are fields of one column.
    site: ['id', 'settings', 'updatedAt'],
  });
});

/** The type of these columns allows no wrong values. */
const CHECKED_TYPES: unknown[] = ['boolean', 'datetime'];

test('backup rules check the columns of content, except for those listed here', () => {
  const unchecked = content.flatMap(({ options, rules }) => {
    const columns = Object.entries<EntitySchemaColumnOptions | undefined>(options.columns);
    const wrong = Object.fromEntries(columns.map(([name]) => [name, Symbol(name)]));
    const issues = rules?.safeParse(wrong).error?.issues ?? [];
    const checked = new Set(issues.map(({ path: [name] }) => name));
    return columns
      .filter(([name, column]) => !checked.has(name) && !CHECKED_TYPES.includes(column?.type))
      .map(([name]) => `${options.name}.${name}`);
  });
  expect(unchecked).toEqual([
    'project.categoryKey',
    'project_category.nameKey',
    'project_category.name',
    'project_status.nameKey',
    'project_status.name',
    'project_former_slug.projectId',
    'note_former_slug.noteId',
    'page_former_slug.pageId',
    'timeline_element.namedOrder',
    'timeline_element.answeredSections',
    'site_settings.id',
  ]);
});
