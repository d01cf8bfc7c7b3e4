import type { SearchDocument } from '#server/core/content/content-kind';
import type { FilterChoices, FilteredProjects, ProjectFilter, SearchResult } from '#shared/contract/search';
import { createMutex } from '#shared/mutex';
import { FILTERED_ROWS, RECENT_RESULTS, SEARCH_RESULTS } from '#shared/search-limits';
import { skillNameKey } from '#shared/skills';
import { createExcerpt, findMarks } from './excerpt';
import { createSearchIndex } from './search-index';

/** The published content, in the order of the archive. */
type SearchSource = { documents: SearchDocument[]; categories: string[] };

export type SearchService = ReturnType<typeof createSearchService>;

/**
 * Searches the published content. The index is cached in the process and rebuilt when `readRevision` returns
 * another revision.
 */
export function createSearchService(
  readSource: () => Promise<SearchSource>,
  readRevision: () => Promise<string | number>,
) {
  let latest: { revision: string | number; library: Library } | null = null;
  const runExclusive = createMutex();

  async function current(): Promise<Library> {
    const revision = await readRevision();
    return latest?.revision === revision ? latest.library : runExclusive(renew);
  }

  /** One call rebuilds at a time, and a waiting call uses the index built meanwhile. */
  async function renew(): Promise<Library> {
    // The revision is read before the content, so that the index is never older than its revision.
    const revision = await readRevision();
    if (latest?.revision === revision) return latest.library;
    const library = await createLibrary(await readSource());
    latest = { revision, library };
    return library;
  }

  async function find(words: string): Promise<SearchResult[]> {
    const { index } = await current();
    const matches = (await index.search(words)).slice(0, SEARCH_RESULTS);
    return matches.map(({ document, terms, start }) => {
      const { title, summary, text } = document;
      const beginning = summary === '' || text === '' ? summary : `${summary} `;
      const from = start === 0 ? 0 : beginning.length + start;
      const excerpt = createExcerpt(beginning + text, terms, from);
      const marks = { title: findMarks(title, terms), excerpt: findMarks(excerpt, terms) };
      const tags = document.tags.filter(tag => findMarks(tag, terms).length > 0);
      return { ...toResult(document), excerpt, tags, marks };
    });
  }

  /** Returns the newest content, with its summary as the excerpt. */
  async function listRecent(): Promise<SearchResult[]> {
    return (await current()).recent;
  }

  async function filterProjects(filter: ProjectFilter): Promise<FilteredProjects> {
    const { index, projects, categories } = await current();
    const words = filter.q?.trim() ?? '';
    const named =
      words === ''
        ? null
        : new Set<SearchDocument>((await index.search(words)).map(({ document }) => document));
    const passed = projects.filter(project => (named?.has(project) ?? true) && passes(project, filter));
    const shown = passed.slice(0, FILTERED_ROWS);
    return {
      total: passed.length,
      categories: categories.flatMap(category => {
        const rows = shown.filter(project => project.category === category).map(({ row }) => row);
        return rows.length === 0 ? [] : [{ category, projects: rows }];
      }),
    };
  }

  async function listChoices(): Promise<FilterChoices> {
    const { projects, categories } = await current();
    return {
      projects: projects.length,
      skills: countNames(projects.map(({ row }) => row.skills)),
      statuses: countNames(projects.map(({ row }) => [row.status])),
      categories: categories.flatMap(name => {
        const inCategory = projects.filter(({ category }) => category === name);
        return inCategory.length === 0 ? [] : [{ name, projects: inCategory.length }];
      }),
    };
  }

  return { find, listRecent, filterProjects, listChoices };
}

type Library = Awaited<ReturnType<typeof createLibrary>>;

async function createLibrary({ documents, categories }: SearchSource) {
  const projects = documents.filter(document => document.kind === 'project');
  const dated = documents.flatMap(document => (document.newAt ? [{ document, newAt: document.newAt }] : []));
  const recent = dated
    .sort((a, b) => (a.newAt < b.newAt ? 1 : -1))
    .slice(0, RECENT_RESULTS)
    .map(({ document }) => toResult(document));
  return { index: await createSearchIndex(documents), recent, projects, categories };
}

/** Describes a document without the words that it was found by. */
function toResult(document: SearchDocument): SearchResult {
  const { kind, title, path, cover, summary } = document;
  return {
    ...{ kind, title, path, cover, excerpt: createExcerpt(summary, []), tags: [] },
    ...(document.kind === 'note' && { publishedAt: document.publishedAt }),
    ...(document.kind === 'project' && document.row.timeline !== '' && { timeline: document.row.timeline }),
    marks: { title: [], excerpt: [] },
  };
}

function passes(
  { category, row }: Extract<SearchDocument, { kind: 'project' }>,
  { skill, status, category: wanted }: ProjectFilter,
): boolean {
  const same = (a: string, b: string | undefined) => b === undefined || skillNameKey(a) === skillNameKey(b);
  return (
    same(category, wanted) &&
    same(row.status, status) &&
    (skill === undefined || row.skills.some(name => same(name, skill)))
  );
}

/**
 * Counts how many lists each name occurs in. The most used name is first, and each has its first spelling.
 */
function countNames(lists: string[][]): FilterChoices['skills'] {
  const counts = new Map<string, { name: string; projects: number }>();
  for (const list of lists) {
    for (const [key, name] of new Map(list.map(name => [skillNameKey(name), name]))) {
      if (key !== '')
        counts.set(key, { name, ...counts.get(key), projects: (counts.get(key)?.projects ?? 0) + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.projects - a.projects || a.name.localeCompare(b.name, 'en'));
}
