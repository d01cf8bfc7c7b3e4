import { describe, expect, test, vi } from 'vitest';
import { projectDifferences } from '../../src/client/features/projects/admin/project-differences';
import {
  changedFields,
  isProjectEdit,
  joinsQuietly,
  type ProjectEdit,
  problemsOf,
  rebase,
  startEdit,
} from '../../src/client/features/projects/admin/project-edit';
import { type ProjectStore, saveProject } from '../../src/client/features/projects/admin/save-project';
import type { Project } from '../../src/shared/contract/project';
import { NEW_PROJECT } from '../../src/shared/new-project';

const CATEGORIES = ['Tools', 'Toys'];

function project(fields: Partial<Project> = {}, second = 0): Project {
  const updatedAt = `2025-01-01T00:00:0${second}.000Z`;
  return { ...NEW_PROJECT, _id: '1', category: 'Tools', createdAt: updatedAt, updatedAt, ...fields };
}

function edited(fields: Partial<Project>, base = project()): ProjectEdit {
  const edit = startEdit(base, CATEGORIES);
  return { ...edit, fields: { ...edit.fields, ...fields } };
}

test('what differs is known by field, lists by what is in them', () => {
  const { base, fields } = edited({ title: 'New', skills: ['Go'], media: [] });
  expect(changedFields(base, fields)).toEqual(['title', 'skills']);
});

test('the first category, given to a project without one, is no change of the owner’s', () => {
  const { base, fields } = startEdit(project({ category: '' }), CATEGORIES);
  expect(fields.category).toBe('Tools');
  expect(changedFields(base, fields)).toEqual([]);
});

test('changes move on top of another version, whose other fields stay', () => {
  const moved = rebase(edited({ title: 'Mine' }), project({ title: 'Theirs', live: '/x' }, 1), CATEGORIES);
  expect(moved).toMatchObject({ updatedAt: project({}, 1).updatedAt, fields: { title: 'Mine', live: '/x' } });
  expect(changedFields(moved.base, moved.fields)).toEqual(['title']);
});

describe('two versions are joined without asking', () => {
  test('when the star alone was turned elsewhere', () => {
    expect(joinsQuietly(edited({ title: 'Mine' }), project({ featured: true }, 1), CATEGORIES)).toBe(true);
  });
  test('when both have the same', () => {
    expect(joinsQuietly(edited({ title: 'Same' }), project({ title: 'Same' }, 1), CATEGORIES)).toBe(true);
  });
  test('when nothing was changed here', () => {
    expect(joinsQuietly(edited({}), project({ title: 'Theirs' }, 1), CATEGORIES)).toBe(true);
  });
  test('but not when another field was changed elsewhere', () => {
    expect(joinsQuietly(edited({ title: 'Mine' }), project({ live: '/x' }, 1), CATEGORIES)).toBe(false);
  });
});

test('a conflict shows both sides of each field that was changed elsewhere', () => {
  const stored = project({ title: 'Theirs', public: true, skills: ['Go', 'C'], featured: true }, 1);
  expect(projectDifferences(edited({ title: 'Mine', public: false }), stored, CATEGORIES)).toEqual([
    { label: 'Title', theirs: 'Theirs', mine: 'Mine' },
    { label: 'Skills', theirs: 'Go, C', mine: 'Not changed by you. The saved value is kept.' },
    { label: 'Featured', theirs: 'Featured', mine: expect.stringContaining('Not changed by you') },
    { label: 'Visibility', theirs: 'Public', mine: expect.stringContaining('Not changed by you') },
  ]);
});

test('a blank category and links that lead nowhere are found before anything is sent', () => {
  const { fields } = edited({ category: ' ', github: 'javascript:alert(1)', live: ' https://example.com ' });
  expect(problemsOf(fields)).toEqual({
    category: 'Category is required. Please select or add a category.',
    github: 'Must be an http(s) or mailto address, or a path that starts with "/"',
  });
});

describe('a save', () => {
  const conflict = Object.assign(new Error('changed'), { data: { code: 'CONFLICT' } });

  function storeOf(stored: Project): ProjectStore & { update: ReturnType<typeof vi.fn> } {
    const update = vi.fn(async ({ id, expectedUpdatedAt, ...fields }) => {
      if (expectedUpdatedAt !== stored.updatedAt) throw conflict;
      return { ...stored, ...fields, _id: id };
    });
    return { update, fetch: async () => stored };
  }

  test('sends the whole project with the version that it began with', async () => {
    const store = storeOf(project());
    await saveProject(store, edited({ title: 'Mine' }), CATEGORIES);
    const { fields, updatedAt } = edited({ title: 'Mine' });
    expect(store.update).toHaveBeenCalledExactlyOnceWith({
      id: '1',
      ...fields,
      expectedUpdatedAt: updatedAt,
    });
  });

  test('over a turned star keeps the star', async () => {
    const result = await saveProject(
      storeOf(project({ featured: true }, 1)),
      edited({ title: 'Mine' }),
      CATEGORIES,
    );
    expect(result).toMatchObject({ kind: 'saved', project: { title: 'Mine', featured: true } });
  });

  test('over any other change is the owner’s to judge, and stores nothing', async () => {
    const store = storeOf(project({ live: '/x' }, 1));
    const result = await saveProject(store, edited({ title: 'Mine' }), CATEGORIES);
    expect(result).toEqual({ kind: 'conflict', stored: project({ live: '/x' }, 1) });
    expect(store.update).toHaveBeenCalledOnce();
  });

  test('whose refusal is not about the version is not tried again', async () => {
    const store = storeOf(project());
    store.update.mockRejectedValue(conflict);
    await expect(saveProject(store, edited({ title: 'Mine' }), CATEGORIES)).rejects.toBe(conflict);
    expect(store.update).toHaveBeenCalledOnce();
  });
});

test('a kept copy of another shape is none', () => {
  expect(isProjectEdit(JSON.parse(JSON.stringify(edited({ title: 'Mine' }))))).toBe(true);
  const { media, ...older } = edited({}).fields;
  expect(media).toEqual([]);
  expect(isProjectEdit({ ...edited({}), fields: older })).toBe(false);
  for (const other of [null, 'x', {}, { id: '1', updatedAt: 'x', base: null, fields: null }])
    expect(isProjectEdit(other)).toBe(false);
});
