import { TRPCClientError } from '@trpc/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { issueAt, rowIssueAt } from '#client/editing/working-copy/issues';
import { isDirty, type Stored } from '#client/editing/working-copy/merge';
import {
  type SaveRequest,
  WorkingCopy,
  type WorkingCopyOptions,
} from '#client/editing/working-copy/working-copy';
import { createMemoryStorage } from '../support/memory-storage';

type Fields = { title: string; text: string; star: boolean };

const definitions = {
  title: { label: 'Title' },
  text: { label: 'Text' },
  star: { label: 'Star', isIndependent: true },
} as const;

beforeEach(() => void vi.stubGlobal('window', { sessionStorage: createMemoryStorage() }));

/** Creates a store with one item, which `changeElsewhere` changes or deletes. */
function createStored() {
  let stored: Stored<Fields> | null = { fields: { title: 'Old', text: '', star: false }, version: 1 };
  const save = vi.fn(async ({ fields: sent, expectedVersion }: SaveRequest<Fields>) => {
    if (stored === null && expectedVersion !== null) throw createError('NOT_FOUND');
    if (stored !== null && stored.version !== expectedVersion) throw createError('CONFLICT');
    stored = { fields: sent, version: Number(stored?.version ?? 0) + 1 };
    return stored;
  });
  const changeElsewhere = (changes: Partial<Fields> | null) => {
    stored = stored &&
      changes && { fields: { ...stored.fields, ...changes }, version: Number(stored.version) + 1 };
  };
  return { save, fetch: async () => stored, changeElsewhere, now: () => stored };
}

const createError = (code: string) => Object.assign(new Error(code), { data: { code } });

const validate = ({ title }: Fields) => (title === '' ? [{ path: ['title'], message: 'Empty' }] : []);

function createTitleError() {
  const issues = [{ path: ['title'], message: 'Bad' }];
  const shape = { message: 'Bad', code: -32600, data: { code: 'BAD_REQUEST', issues } };
  return TRPCClientError.from({ error: shape });
}

function openCopy(store = createStored(), options: Partial<WorkingCopyOptions<Fields>> = {}) {
  const stored = store.now() ?? { fields: { title: '', text: '', star: false }, version: 0 };
  const copy = new WorkingCopy<Fields>({ name: 'thing', definitions, stored, ...store, ...options });
  return { store, copy, fields: () => copy.getState().fields };
}

/** Opens a copy and changes its title, and the item elsewhere. */
function openEdited(elsewhere?: Partial<Fields> | null) {
  const opened = openCopy();
  opened.copy.change({ title: 'Mine' });
  if (elsewhere !== undefined) opened.store.changeElsewhere(elsewhere);
  return opened;
}

describe('edits in a working copy', () => {
  test('change several fields or a single one', () => {
    const { copy, fields } = openCopy();
    copy.change({ title: 'Mine', text: 'Words' });
    copy.set('star', true);
    copy.set('text', '');
    expect(fields()).toEqual({ title: 'Mine', text: '', star: true });
  });

  test('survive a reload with their original version', () => {
    const { store } = openEdited();
    store.changeElsewhere({ text: 'Theirs' });
    const again = openCopy(store);
    const found = again.copy.getState();
    expect(found).toMatchObject({ isRestored: true, base: { version: 1 }, fields: { title: 'Mine' } });
  });

  test('in an older format are ignored', () => {
    const { store } = openEdited();
    const newer = { ...definitions, subtitle: { label: 'Subtitle' } };
    const stored = { fields: { title: 'Old', text: '', star: false, subtitle: '' }, version: 1 };
    const again = new WorkingCopy<Fields & { subtitle: string }>({
      name: 'thing',
      definitions: newer,
      stored,
      save: async () => stored,
      fetch: async () => stored,
    });
    expect(store.save).not.toHaveBeenCalled();
    expect(again.getState().isRestored).toBe(false);
  });

  test('are not stored after they are abandoned or undone', () => {
    const { copy, store } = openEdited();
    copy.change({ title: 'Old' });
    expect(openCopy(store).copy.getState().isRestored).toBe(false);
    copy.change({ title: 'Mine' });
    copy.abandon();
    expect(openCopy(store).copy.getState().isRestored).toBe(false);
  });

  test('stay in storage if an earlier copy of the item finishes a save later', async () => {
    const { copy, store } = openEdited();
    const saving = copy.save();
    const reopened = openCopy(store);
    reopened.copy.change({ text: 'More' });
    await saving;
    expect(openCopy(store).fields()).toMatchObject({ title: 'Mine', text: 'More' });
    reopened.copy.discard();
    expect(openCopy(store).copy.getState().isRestored).toBe(false);
  });

  test('wait for the next save to merge a newer version, which replaces an unchanged copy immediately', () => {
    const { copy, store, fields } = openCopy();
    store.changeElsewhere({ title: 'Theirs' });
    copy.receive({ fields: { title: 'Theirs', text: '', star: false }, version: 2 });
    expect(fields().title).toBe('Theirs');
    copy.change({ title: 'Mine' });
    copy.receive({ fields: { title: 'Theirs again', text: '', star: true }, version: 3 });
    expect(copy.getState()).toMatchObject({ base: { version: 2 }, fields: { title: 'Mine', star: false } });
    copy.receive({ fields: { title: 'Older', text: '', star: false }, version: 1 });
    expect(copy.getState().base.version).toBe(2);
  });

  test('are marked as outdated before a save if another version was saved and can be compared with it', async () => {
    const { copy, store, fields } = openCopy();
    store.changeElsewhere({ title: 'Theirs' });
    await copy.checkForNewerVersion();
    expect([fields().title, copy.getState().isBehind]).toEqual(['Theirs', false]);
    copy.review();
    expect(copy.getState().conflict).toBeNull();
    copy.change({ title: 'Mine' });
    store.changeElsewhere({ star: true });
    await copy.checkForNewerVersion();
    expect([fields(), copy.getState().isBehind]).toMatchObject([{ title: 'Mine', star: true }, false]);
    store.changeElsewhere({ text: 'Theirs' });
    await copy.checkForNewerVersion();
    expect([fields(), copy.getState().isBehind]).toMatchObject([{ title: 'Mine', text: '' }, true]);
    copy.review();
    expect(copy.getState().conflict?.stored?.fields.text).toBe('Theirs');
    copy.keepEditing();
    expect(copy.getState().isBehind).toBe(true);
    copy.review();
    expect(await copy.overwrite()).toMatchObject({ kind: 'saved' });
    expect(store.now()?.fields).toEqual({ title: 'Mine', text: 'Theirs', star: true });
    expect(copy.getState().isBehind).toBe(false);
  });

  test('are not marked as outdated if the server does not respond or the item was deleted', async () => {
    const { copy, store } = openEdited(null);
    await copy.checkForNewerVersion();
    const away = openCopy(store, { fetch: () => Promise.reject(new Error('away')) });
    await away.copy.checkForNewerVersion();
    expect([copy.getState().isBehind, away.copy.getState().isBehind]).toEqual([false, false]);
  });

  test('are replaced by the newest known version when they are discarded', () => {
    const { copy } = openEdited();
    copy.receive({ fields: { title: 'Old', text: 'Theirs', star: false }, version: 2 });
    expect(copy.getState().base.version).toBe(1);
    copy.discard();
    expect(copy.getState()).toMatchObject({ base: { version: 2 }, fields: { title: 'Old', text: 'Theirs' } });
  });
});

describe('saving a working copy', () => {
  test('sends all fields, the names of changed fields and the original version', async () => {
    const { copy, store } = openEdited();
    expect(await copy.save()).toMatchObject({ kind: 'saved', isDirty: false });
    expect(store.save).toHaveBeenCalledExactlyOnceWith({
      fields: { title: 'Mine', text: '', star: false },
      base: { title: 'Old', text: '', star: false },
      changed: ['title'],
      expectedVersion: 1,
    });
    expect(isDirty(definitions, copy.getState())).toBe(false);
  });

  test('reports a conflict with any other change and stores nothing', async () => {
    const { copy, store } = openEdited({ text: 'Theirs' });
    expect(await copy.save()).toEqual({ kind: 'conflict' });
    expect(store.save).toHaveBeenCalledOnce();
    expect(copy.getState().conflict?.stored?.fields.text).toBe('Theirs');
    expect(await copy.overwrite()).toMatchObject({ kind: 'saved' });
    expect(store.now()?.fields).toMatchObject({ title: 'Mine', text: 'Theirs' });
  });

  test('lets the owner resolve a conflict by taking the stored version', async () => {
    const { copy, fields } = openEdited({ title: 'Theirs' });
    await copy.save();
    copy.takeStored();
    expect(fields().title).toBe('Theirs');
    expect(copy.getState().conflict).toBeNull();
  });

  test('reports a conflict if the item was deleted elsewhere and can create it again', async () => {
    const { copy, store } = openEdited(null);
    expect(await copy.save()).toEqual({ kind: 'conflict' });
    expect(copy.getState().conflict).toMatchObject({ stored: null });
    expect(await copy.overwrite()).toMatchObject({ kind: 'saved' });
    expect(store.now()?.fields.title).toBe('Mine');
  });

  test('is not retried after an error that does not concern the version', async () => {
    const { copy, store } = openEdited();
    const error = createError('CONFLICT');
    store.save.mockRejectedValue(error);
    expect(await copy.save()).toEqual({ kind: 'failed', error });
    expect(store.save).toHaveBeenCalledOnce();
    expect(copy.getState()).toMatchObject({ isSaving: false, failedSaves: 1 });
  });

  test('runs again after the current save if it is requested during that save', async () => {
    const { copy, store } = openCopy();
    copy.change({ title: 'One' });
    const first = copy.save();
    copy.change({ title: 'Two' });
    const second = copy.save();
    expect(await first).toMatchObject({ kind: 'saved', isDirty: false });
    expect(await second).toEqual(await first);
    expect(store.save.mock.calls.map(([{ fields }]) => fields.title)).toEqual(['One', 'Two']);
  });

  test('sends normalized fields and detects them after a lost response', async () => {
    const normalize = (fields: Fields) => ({ ...fields, text: fields.text.trim() });
    const { copy, store, fields } = openCopy(createStored(), { normalize });
    copy.change({ text: ' Mine ' });
    store.changeElsewhere({ text: 'Mine' });
    expect(await copy.save()).toMatchObject({ kind: 'saved', isDirty: false });
    expect(fields().text).toBe('Mine');
    expect(store.save.mock.calls.map(([request]) => request.fields.text)).toEqual(['Mine']);
  });
});

const prepare = (fields: Fields): Fields => ({ ...fields, star: true });

test('a save with prepared fields sends them and leaves the edits as they are if it fails', async () => {
  const { copy, store, fields } = openEdited();
  store.save.mockRejectedValueOnce(createError('INTERNAL_SERVER_ERROR'));
  expect(await copy.save(prepare)).toMatchObject({ kind: 'failed' });
  expect(fields()).toEqual({ title: 'Mine', text: '', star: false });
  expect(await copy.retry()).toMatchObject({ kind: 'saved', isDirty: false });
  expect(store.now()?.fields).toEqual({ title: 'Mine', text: '', star: true });
  expect(fields()).toEqual({ title: 'Mine', text: '', star: true });
});

test('a save with prepared fields validates them instead of the edits', async () => {
  const { copy, store } = openCopy(createStored(), { validate });
  copy.change({ title: '' });
  expect(await copy.save(edited => ({ ...edited, title: 'Old' }))).toMatchObject({ kind: 'saved' });
  expect(store.now()?.fields.title).toBe('Old');
});

test('a save with prepared fields shows them in a conflict and repeats them when it overwrites', async () => {
  const { copy, store } = openEdited({ text: 'Theirs' });
  expect(await copy.save(prepare)).toEqual({ kind: 'conflict' });
  expect(copy.getState().conflict?.mine).toEqual({ title: 'Mine', text: '', star: true });
  expect(await copy.overwrite()).toMatchObject({ kind: 'saved' });
  expect(store.now()?.fields).toEqual({ title: 'Mine', text: 'Theirs', star: true });
});

test('a save with prepared fields follows one without them, even if nothing was edited in between', async () => {
  const { copy, store } = openEdited();
  const saves = [copy.save(), copy.save(prepare)];
  expect(await Promise.all(saves)).toMatchObject([{ kind: 'saved' }, { kind: 'saved' }]);
  expect(store.save.mock.calls.map(([{ fields }]) => fields.star)).toEqual([false, true]);
});

const findTitleIssue = (copy: WorkingCopy<Fields>) => issueAt(definitions, copy.getState(), 'title');

test('an issue of a field is found before anything is sent and shown until the field changes', async () => {
  const { copy, store } = openCopy(createStored(), { validate });
  copy.change({ title: '' });
  expect(await copy.save()).toMatchObject({ kind: 'invalid' });
  expect(store.save).not.toHaveBeenCalled();
  copy.change({ text: 'Another field' });
  expect(findTitleIssue(copy)).toBe('Empty');
  copy.change({ title: 'Something' });
  expect(findTitleIssue(copy)).toBeUndefined();
});

test('an issue of a field is found for a single field when it loses the focus', () => {
  const { copy } = openCopy(createStored(), { validate });
  copy.change({ title: '' });
  copy.check('text');
  expect(findTitleIssue(copy)).toBeUndefined();
  copy.check('title');
  expect(findTitleIssue(copy)).toBe('Empty');
});

test('an issue of a field remains if the field loses the focus with the value that the server rejected', async () => {
  const { copy, store } = openCopy(createStored(), { validate });
  store.save.mockRejectedValue(createTitleError());
  copy.change({ title: 'Sent' });
  await copy.save();
  copy.check('title');
  expect(findTitleIssue(copy)).toBe('Bad');
});

test('an issue of a field applies to the value that was sent and not to later input', async () => {
  const { copy, store } = openCopy();
  store.save.mockRejectedValue(createTitleError());
  copy.change({ title: 'Sent' });
  const saved = copy.save();
  copy.change({ title: 'Typed' });
  await saved;
  expect(findTitleIssue(copy)).toBeUndefined();
  copy.change({ title: 'Sent' });
  expect(findTitleIssue(copy)).toBe('Bad');
});

test('an issue of a field moves with its row until the row changes', () => {
  type Lists = { rows: readonly { key: string; url: string }[] };
  const [a, b] = [
    { key: 'a', url: '/a' },
    { key: 'b', url: 'javascript:b' },
  ];
  const issues = [{ path: ['rows', 1, 'url'], message: 'Bad', sent: { rows: [a, b] } }];
  const findRowIssue = (rows: Lists['rows'], key: string, column = 'url') =>
    rowIssueAt<Lists>({ fields: { rows }, issues }, 'rows', key, column);
  expect(findRowIssue([b, a], 'b')).toBe('Bad');
  expect(findRowIssue([b, a], 'a')).toBeUndefined();
  expect(findRowIssue([b], 'b', 'key')).toBeUndefined();
  expect(findRowIssue([{ ...b, url: '/b' }], 'b')).toBeUndefined();
});
