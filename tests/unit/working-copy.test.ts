import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SaveRequest } from '../../src/client/editing/save-merging';
import { WorkingCopy, type WorkingCopyOptions } from '../../src/client/editing/working-copy';
import { isDirty, issueAt, rowIssueAt, type Stored } from '../../src/client/editing/working-copy-state';
import { createMutex } from '../../src/shared/mutex';
import { createMemoryStorage } from '../support/memory-storage';

type Fields = { title: string; text: string; star: boolean };

const definitions = {
  title: { label: 'Title' },
  text: { label: 'Text' },
  star: { label: 'Star', isIndependent: true },
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { sessionStorage: createMemoryStorage() });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A store with one thing in it, which others may change or delete. */
function createStored(fields: Partial<Fields> = {}) {
  let stored: Stored<Fields> | null = {
    fields: { title: 'Old', text: '', star: false, ...fields },
    version: 1,
  };
  const save = vi.fn(async ({ fields: sent, expectedVersion }: SaveRequest<Fields>) => {
    if (stored === null && expectedVersion !== null) throw refusal('NOT_FOUND');
    if (stored !== null && stored.version !== expectedVersion) throw refusal('CONFLICT');
    stored = { fields: sent, version: Number(stored?.version ?? 0) + 1 };
    return stored;
  });
  const changeElsewhere = (changes: Partial<Fields> | null) => {
    stored = stored &&
      changes && { fields: { ...stored.fields, ...changes }, version: Number(stored.version) + 1 };
  };
  return { save, fetch: async () => stored, changeElsewhere, now: () => stored };
}

function refusal(code: string) {
  return Object.assign(new Error(code), { data: { code } });
}

function badTitle() {
  const issues = [{ path: ['title'], message: 'Bad' }];
  const shape = { message: 'Bad', code: -32600, data: { code: 'BAD_REQUEST', issues } };
  return TRPCClientError.from({ error: shape });
}

function openCopy(store = createStored(), options: Partial<WorkingCopyOptions<Fields>> = {}) {
  const stored = store.now() ?? { fields: { title: '', text: '', star: false }, version: 0 };
  const copy = new WorkingCopy<Fields>({ name: 'thing', definitions, stored, ...store, ...options });
  return { store, copy, fields: () => copy.getState().fields };
}

describe('edits', () => {
  test('are made of several fields, or of one by its name', () => {
    const { copy, fields } = openCopy();
    copy.change({ title: 'Mine', text: 'Words' });
    copy.set('star', true);
    copy.set('text', '');
    expect(fields()).toEqual({ title: 'Mine', text: '', star: true });
  });

  test('outlive a reload, with the version that they began with', () => {
    const { copy, store } = openCopy();
    copy.change({ title: 'Mine' });
    vi.runAllTimers();
    store.changeElsewhere({ text: 'Theirs' });

    const again = openCopy(store);
    expect(again.copy.getState()).toMatchObject({
      isRestored: true,
      base: { version: 1 },
      fields: { title: 'Mine' },
    });
  });

  test('of an older form are ignored', () => {
    const { copy, store } = openCopy();
    copy.change({ title: 'Mine' });
    copy.persist();
    const newer = { ...definitions, subtitle: { label: 'Subtitle' } };
    const stored = {
      fields: { title: 'Old', text: '', star: false, subtitle: '' },
      version: 1,
    };
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

  test('that are abandoned or undone are not kept', () => {
    const { copy, store } = openCopy();
    copy.change({ title: 'Mine' });
    copy.persist();
    copy.change({ title: 'Old' });
    copy.persist();
    expect(openCopy(store).copy.getState().isRestored).toBe(false);
    copy.change({ title: 'Mine' });
    copy.abandon();
    vi.runAllTimers();
    expect(openCopy(store).copy.getState().isRestored).toBe(false);
  });

  test('a newer version is taken where nothing was changed, and left to the next save where something was', () => {
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

  test('are told that something else was saved, before a save meets it, and can be looked at beside it', async () => {
    const { copy, store, fields } = openCopy();
    store.changeElsewhere({ title: 'Theirs' });
    await copy.look();
    expect([fields().title, copy.getState().isBehind]).toEqual(['Theirs', false]);
    copy.review();
    expect(copy.getState().conflict).toBeNull();
    copy.change({ title: 'Mine' });
    store.changeElsewhere({ star: true });
    await copy.look();
    expect([fields(), copy.getState().isBehind]).toMatchObject([{ title: 'Mine', star: true }, false]);
    store.changeElsewhere({ text: 'Theirs' });
    await copy.look();
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

  test('are not disturbed where nobody answers, or it was deleted', async () => {
    const store = createStored();
    const { copy } = openCopy(store);
    copy.change({ title: 'Mine' });
    store.changeElsewhere(null);
    await copy.look();
    const away = openCopy(store, { fetch: () => Promise.reject(new Error('away')) });
    await away.copy.look();
    expect([copy.getState().isBehind, away.copy.getState().isBehind]).toEqual([false, false]);
  });

  test('that are discarded give way to the newest version that was seen', () => {
    const { copy } = openCopy();
    copy.change({ title: 'Mine' });
    copy.receive({ fields: { title: 'Old', text: 'Theirs', star: false }, version: 2 });
    expect(copy.getState().base.version).toBe(1);
    copy.discard();
    expect(copy.getState()).toMatchObject({ base: { version: 2 }, fields: { title: 'Old', text: 'Theirs' } });
  });
});

describe('a save', () => {
  test('sends all fields, which were changed, and the version that they began with', async () => {
    const { copy, store } = openCopy();
    copy.change({ title: 'Mine' });
    expect(await copy.save()).toMatchObject({ kind: 'saved', isDirty: false });
    expect(store.save).toHaveBeenCalledExactlyOnceWith({
      fields: { title: 'Mine', text: '', star: false },
      changed: ['title'],
      expectedVersion: 1,
    });
    expect(isDirty(definitions, copy.getState())).toBe(false);
  });

  test('over an independent change merges without a question', async () => {
    const { copy, store } = openCopy();
    copy.change({ title: 'Mine' });
    store.changeElsewhere({ star: true });
    expect(await copy.save()).toMatchObject({ kind: 'saved' });
    expect(store.now()?.fields).toMatchObject({ title: 'Mine', star: true });
  });

  test('over any other change asks, and stores nothing', async () => {
    const { copy, store } = openCopy();
    copy.change({ title: 'Mine' });
    store.changeElsewhere({ text: 'Theirs' });
    expect(await copy.save()).toEqual({ kind: 'conflict' });
    expect(store.save).toHaveBeenCalledOnce();
    expect(copy.getState().conflict?.stored?.fields.text).toBe('Theirs');

    expect(await copy.overwrite()).toMatchObject({ kind: 'saved' });
    expect(store.now()?.fields).toMatchObject({ title: 'Mine', text: 'Theirs' });
  });

  test('that asks can be answered by taking what is stored', async () => {
    const { copy, store, fields } = openCopy();
    copy.change({ title: 'Mine' });
    store.changeElsewhere({ title: 'Theirs' });
    await copy.save();
    copy.takeStored();
    expect(fields().title).toBe('Theirs');
    expect(copy.getState().conflict).toBeNull();
  });

  test('of an element deleted elsewhere asks, and creates it again', async () => {
    const { copy, store } = openCopy();
    copy.change({ title: 'Mine' });
    store.changeElsewhere(null);
    expect(await copy.save()).toEqual({ kind: 'conflict' });
    expect(copy.getState().conflict).toEqual({ stored: null });
    expect(await copy.overwrite()).toMatchObject({ kind: 'saved' });
    expect(store.now()?.fields.title).toBe('Mine');
  });

  test('whose answer was lost is not sent twice', async () => {
    const { copy, store } = openCopy();
    copy.change({ title: 'Mine' });
    store.changeElsewhere({ title: 'Mine' });
    expect(await copy.save()).toMatchObject({ kind: 'saved' });
    expect(store.save).toHaveBeenCalledOnce();
  });

  test('whose refusal is not about the version is not tried again', async () => {
    const store = createStored();
    const { copy } = openCopy(store);
    const error = refusal('CONFLICT');
    store.save.mockRejectedValue(error);
    copy.change({ title: 'Mine' });
    expect(await copy.save()).toEqual({ kind: 'failed', error });
    expect(store.save).toHaveBeenCalledOnce();
    expect(copy.getState()).toMatchObject({ isSaving: false, failedSaves: 1 });
  });

  test('that is asked for during a save stores what was typed meanwhile, and only then', async () => {
    const { copy, store } = openCopy();
    copy.change({ title: 'One' });
    const first = copy.save();
    copy.change({ title: 'Two' });
    const second = copy.save();
    expect(await first).toMatchObject({ kind: 'saved', isDirty: false });
    expect(await second).toEqual(await first);
    expect(store.save.mock.calls.map(([{ fields }]) => fields.title)).toEqual(['One', 'Two']);
  });

  test('waits for that of a copy with the same mutex, and sends what was there when it was asked for', async () => {
    const mutex = createMutex();
    const first = openCopy(createStored(), { mutex });
    const second = openCopy(createStored(), { mutex, name: 'other' });
    let fail = (_error: Error): void => {};
    first.store.save.mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    const saves = [first, second].map(({ copy }) => {
      copy.change({ title: 'One' });
      return copy.save();
    });
    second.copy.change({ title: 'Two' });
    expect(second.copy.getState().isSaving).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(first.store.save).toHaveBeenCalledOnce();
    expect(second.store.save).not.toHaveBeenCalled();
    fail(refusal('INTERNAL_SERVER_ERROR'));
    expect(await saves[0]).toMatchObject({ kind: 'failed' });
    expect(await saves[1]).toMatchObject({ kind: 'saved', isDirty: true });
    expect(second.store.now()?.fields.title).toBe('One');
  });

  test('sends the fields as they are normalized, and finds them stored after a lost answer', async () => {
    const normalize = (fields: Fields) => ({ ...fields, text: fields.text.trim() });
    const { copy, store, fields } = openCopy(createStored(), { normalize });
    copy.change({ text: ' Mine ' });
    store.changeElsewhere({ text: 'Mine' });
    expect(await copy.save()).toMatchObject({ kind: 'saved', isDirty: false });
    expect(fields().text).toBe('Mine');
    expect(store.save.mock.calls.map(([request]) => request.fields.text)).toEqual(['Mine']);
  });

  test('leaves alone what is typed meanwhile and not asked to be saved', async () => {
    const { copy, store, fields } = openCopy();
    copy.change({ title: 'One' });
    const saved = copy.save();
    copy.change({ text: 'Typed' });
    expect(await saved).toMatchObject({ kind: 'saved', isDirty: true });
    expect(fields()).toMatchObject({ title: 'One', text: 'Typed' });
    expect(store.save).toHaveBeenCalledOnce();
  });
});

describe('what is wrong with a field', () => {
  const validate = ({ title }: Fields) => (title === '' ? [{ path: ['title'], message: 'Empty' }] : []);
  const issueOf = (copy: WorkingCopy<Fields>) => issueAt(definitions, copy.getState(), 'title');

  test('is found before anything is sent, and shown until the field is changed', async () => {
    const { copy, store } = openCopy(createStored(), { validate });
    copy.change({ title: '' });
    expect(await copy.save()).toMatchObject({ kind: 'invalid' });
    expect(store.save).not.toHaveBeenCalled();
    copy.change({ text: 'Another field' });
    expect(issueOf(copy)).toBe('Empty');
    copy.change({ title: 'Something' });
    expect(issueOf(copy)).toBeUndefined();
  });

  test('is found for one field when it is left', () => {
    const { copy } = openCopy(createStored(), { validate });
    copy.change({ title: '' });
    copy.check('text');
    expect(issueOf(copy)).toBeUndefined();
    copy.check('title');
    expect(issueOf(copy)).toBe('Empty');
  });

  test('stays when the field is left as the server refused it', async () => {
    const { copy, store } = openCopy(createStored(), { validate });
    store.save.mockRejectedValue(badTitle());
    copy.change({ title: 'Sent' });
    await copy.save();
    copy.check('title');
    expect(issueOf(copy)).toBe('Bad');
  });

  test('is said of what was sent, not of what was typed meanwhile', async () => {
    const { copy, store } = openCopy();
    store.save.mockRejectedValue(badTitle());
    copy.change({ title: 'Sent' });
    const saved = copy.save();
    copy.change({ title: 'Typed' });
    await saved;
    expect(issueOf(copy)).toBeUndefined();
    copy.change({ title: 'Sent' });
    expect(issueOf(copy)).toBe('Bad');
  });

  test('goes along with its row until that is changed', () => {
    type Lists = { rows: readonly { key: string; url: string }[] };
    const [a, b] = [
      { key: 'a', url: '/a' },
      { key: 'b', url: 'javascript:b' },
    ];
    const issues = [{ path: ['rows', 1, 'url'], message: 'Bad', of: { rows: [a, b] } }];
    const issueIn = (rows: Lists['rows'], key: string, column = 'url') =>
      rowIssueAt<Lists>({ fields: { rows }, issues }, 'rows', key, column);
    expect(issueIn([b, a], 'b')).toBe('Bad');
    expect(issueIn([b, a], 'a')).toBeUndefined();
    expect(issueIn([b], 'b', 'key')).toBeUndefined();
    expect(issueIn([{ ...b, url: '/b' }], 'b')).toBeUndefined();
  });
});
