import { TRPCClientError } from '@trpc/client';
import { isMissing } from '#client/lib/api/api-error';
import type { AppRouter } from '#client/lib/api/trpc';
import { readJson } from '#client/lib/api/trpc-client';
import type { NotePage } from '#shared/contract/post';
import type { CategoryRows, OpenRows } from '#shared/contract/project-summaries';
import { isRecord } from '#shared/is-record';
import { selectNotes } from '#shared/note-page';
import type { SearchLibrary } from '#shared/search/search-library';
import { answerPath, SEARCH_SOURCE_PATH, type StaticCopy } from '#shared/static-copy';

export type CopyCall = {
  type: 'query' | 'mutation' | 'subscription';
  /** The procedure. */
  path: string;
  input: unknown;
  signal?: AbortSignal | null | undefined;
};

const NO_ROWS: CategoryRows = { projects: [], next: null };

export type CopyAnswers = ReturnType<typeof createCopyAnswers>;

/**
 * Answers the calls of a static copy's pages. The copy has a file for each query of each of its pages; here
 * are the calls with any other input.
 */
export function createCopyAnswers({ base, contactAddress }: StaticCopy) {
  let library: Promise<SearchLibrary> | undefined;

  async function answer(call: CopyCall): Promise<unknown> {
    switch (call.path) {
      case 'contacts.send':
        return sendMessage(call);
      case 'search.find':
        return (await openLibrary()).find(readText(call, 'q') ?? '');
      case 'search.projects':
        return (await openLibrary()).filterProjects({
          q: readText(call, 'q'),
          skill: readText(call, 'skill'),
          status: readText(call, 'status'),
          category: readText(call, 'category'),
        });
      case 'notes.listPage':
        return listNotes(call);
      case 'projects.openRows':
        return listOpenRows(call);
      case 'projects.inCategory':
        return listInCategory(call);
      default:
        if (call.type !== 'query') throw new Error(`A static copy of the site has no ${call.path}.`);
        return readAnswer(call);
    }
  }

  /** Filters by tag here, because each file would contain the list of all tags. */
  async function listNotes({ path, input, signal }: CopyCall): Promise<NotePage> {
    const tag = readText({ input }, 'tag');
    const page = isRecord(input) && typeof input.page === 'number' ? input.page : 1;
    const readPage = (number: number): Promise<NotePage> =>
      readAnswer({ path, input: number === 1 ? {} : { page: number }, signal });
    const first = await readPage(1);
    if (tag === undefined) {
      if (page === 1) return first;
      return page > first.pages ? { ...first, notes: [] } : readPage(page);
    }
    const others = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => readPage(index + 2));
    const all = [first, ...(await Promise.all(others))].flatMap(({ notes }) => notes);
    return { ...first, ...selectNotes(all, { tag, page }) };
  }

  /** Answers an unknown category, or a position that no longer exists, with the beginning, as the server does. */
  async function listOpenRows(call: CopyCall): Promise<OpenRows[]> {
    try {
      return await readAnswer(call);
    } catch (error) {
      if (isMissing(error)) return readAnswer({ ...call, input: {} });
      throw error;
    }
  }

  /** Reads the rows that the page of the category contains. */
  async function listInCategory({ input, signal }: CopyCall): Promise<CategoryRows> {
    const open: OpenRows[] = await readAnswer({ path: 'projects.openRows', input, signal });
    const category = readText({ input }, 'category');
    const { projects, next } = open.find(rows => rows.category === category) ?? NO_ROWS;
    return { projects, next };
  }

  /** Loads the code and the texts of the search when a visitor first searches. */
  function openLibrary(): Promise<SearchLibrary> {
    library ??= loadLibrary().catch((error: unknown) => {
      // The next search tries again.
      library = undefined;
      throw error;
    });
    return library;
  }

  async function loadLibrary(): Promise<SearchLibrary> {
    const [source, { createSearchLibrary }] = await Promise.all([
      readFile(SEARCH_SOURCE_PATH),
      import('#shared/search/search-library'),
    ]);
    return createSearchLibrary(source);
  }

  /** Posts the message as a form, which is what services for static sites accept. */
  async function sendMessage({ input, signal }: CopyCall): Promise<null> {
    if (contactAddress === null) throw new Error('This copy of the site has no contact address.');
    const fields = ['name', 'email', 'message'].map(name => [name, readText({ input }, name) ?? '']);
    const response = await fetch(contactAddress, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: signal ?? null,
    });
    if (!response.ok) throw toFailure(response);
    return null;
  }

  function readAnswer({ path, input, signal }: Omit<CopyCall, 'type'>) {
    return readFile(answerPath(path, input), signal);
  }

  async function readFile(path: string, signal?: AbortSignal | null) {
    const response = await fetch(base + path, { signal: signal ?? null });
    if (response.status === 404) throw toMissing(path);
    if (!response.ok) throw toFailure(response);
    return readJson(response);
  }

  return { answer };
}

function readText({ input }: Pick<CopyCall, 'input'>, name: string): string | undefined {
  const value = isRecord(input) ? input[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function toMissing(path: string) {
  const message = `This copy of the site has no ${path}`;
  return TRPCClientError.from<AppRouter>({ error: { code: -32004, message, data: { code: 'NOT_FOUND' } } });
}

/** Attaches the response, whose status the messages of failed calls name. */
function toFailure(response: Response) {
  return TRPCClientError.from<AppRouter>(new Error(`Status ${response.status}`), { meta: { response } });
}
