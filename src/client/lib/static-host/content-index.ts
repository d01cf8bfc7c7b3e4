import { createStatusError } from '#client/lib/api/api-error';
import { readJson } from '#client/lib/api/trpc-client';
import type { CategoryRows, OpenRows } from '#shared/contract/project-summaries';
import { isRecord } from '#shared/is-record';
import { selectNotes } from '#shared/note-page';
import { createSearchLibrary } from '#shared/search/search-library';
import { INDEX_PATH, type StaticIndex } from '#shared/static-host';

const NO_ROWS: CategoryRows = { projects: [], next: null };

export type ContentIndex = Awaited<ReturnType<typeof loadContentIndex>>;

/** Loads the index of the static host below `base`, and answers queries from it as the server does. */
export async function loadContentIndex(base: string) {
  const index = await fetchIndex(base + INDEX_PATH);
  const library = await createSearchLibrary(index.search);

  async function answer(path: string, input: unknown): Promise<unknown> {
    const read = (name: string) => readText(input, name);
    switch (path) {
      case 'search.find':
        return library.find(read('q') ?? '');
      case 'search.projects':
        return library.filterProjects({
          q: read('q'),
          skill: read('skill'),
          status: read('status'),
          category: read('category'),
        });
      case 'notes.listPage': {
        const { notes, tags } = index.notes;
        return { ...selectNotes(notes, { tag: read('tag'), page: readPage(input) }), tags };
      }
      case 'projects.openRows': {
        const rows = selectRows(index, read('category'), read('after'));
        return rows ? [rows] : [];
      }
      case 'projects.inCategory': {
        const { projects, next } = selectRows(index, read('category'), read('after')) ?? NO_ROWS;
        return { projects, next };
      }
      default:
        throw new Error(`A static host has no ${path}.`);
    }
  }

  return { answer };
}

async function fetchIndex(address: string): Promise<StaticIndex> {
  const response = await fetch(address);
  if (!response.ok) throw createStatusError(response);
  return readJson(response);
}

/** Selects rows of a category, or of the first one if no category has the name. */
function selectRows({ archive, search }: StaticIndex, category?: string, after?: string): OpenRows | null {
  const slices = archive.filter(slice => slice.category === category);
  const slice = slices.find(each => each.after === after) ?? slices[0] ?? archive[0];
  if (!slice) return null;
  const rows = new Map(
    search.documents.flatMap(each => (each.kind === 'project' ? [[each.row._id, each.row] as const] : [])),
  );
  const projects = slice.projects.flatMap(id => rows.get(id) ?? []);
  return { category: slice.category, projects, next: slice.next };
}

function readText(input: unknown, name: string): string | undefined {
  const value = isRecord(input) ? input[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function readPage(input: unknown): number | undefined {
  return isRecord(input) && typeof input.page === 'number' ? input.page : undefined;
}
