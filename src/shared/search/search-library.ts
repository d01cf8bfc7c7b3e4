import type {
  FilterChoices,
  FilteredProjects,
  ProjectFilter,
  SearchDocument,
  SearchResult,
  SearchSource,
} from '#shared/contract/search';
import { FILTERED_ROWS, RECENT_RESULTS, SEARCH_RESULTS } from '#shared/search-limits';
import { skillNameKey } from '#shared/skills';
import { createExcerpt, findMarks } from './excerpt';
import { createSearchIndex } from './search-index';

export type SearchLibrary = Awaited<ReturnType<typeof createSearchLibrary>>;

/** Indexes the published content and answers the searches of visitors, on the server and in a static copy. */
export async function createSearchLibrary({ documents, categories }: SearchSource) {
  const index = await createSearchIndex(documents);
  const projects = documents.filter(document => document.kind === 'project');
  const recent = listRecent(documents);

  async function find(words: string): Promise<SearchResult[]> {
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

  async function filterProjects(filter: ProjectFilter): Promise<FilteredProjects> {
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

  function listChoices(): FilterChoices {
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

  return { find, listRecent: () => recent, filterProjects, listChoices };
}

/** Lists the newest content, with its summary as the excerpt. */
function listRecent(documents: SearchDocument[]): SearchResult[] {
  const dated = documents.flatMap(document => (document.newAt ? [{ document, newAt: document.newAt }] : []));
  return dated
    .sort((a, b) => (a.newAt < b.newAt ? 1 : -1))
    .slice(0, RECENT_RESULTS)
    .map(({ document }) => toResult(document));
}

/** Describes a document without the words that it was found by. */
function toResult(document: SearchDocument): SearchResult {
  const { kind, title, path, cover, summary } = document;
  return {
    ...{ kind, title, path, cover, excerpt: createExcerpt(summary, []), tags: [] },
    ...(document.kind === 'note' && { publishedAt: document.publishedAt }),
    ...(document.kind === 'project' && document.row.timeline !== '' && { timeline: document.row.timeline }),
    ...(document.kind === 'skill' && document.category !== '' && { category: document.category }),
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
