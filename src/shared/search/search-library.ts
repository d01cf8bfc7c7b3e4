import { compareKeys } from '#shared/compare';
import type {
  FilterChoices,
  FilteredProjects,
  ProjectFilter,
  SearchDocument,
  SearchResult,
  SearchSource,
} from '#shared/contract/search';
import { countNames, distinctNames, nameKey } from '#shared/names';
import { FILTERED_ROWS, RECENT_RESULTS, SEARCH_RESULTS } from '#shared/search-limits';
import { createExcerpt, findMarks } from './excerpt';
import { createSearchIndex } from './search-index';

export type SearchLibrary = Awaited<ReturnType<typeof createSearchLibrary>>;

/** Indexes the published content and answers the searches of visitors, on the server and on a static host. */
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
      skills: countProjects(projects.map(({ row }) => row.skills)),
      statuses: countProjects(projects.map(({ row }) => [row.status])),
      categories: distinctNames(categories).flatMap(name => {
        const inCategory = projects.filter(({ category }) => nameKey(category) === nameKey(name));
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
    .sort((a, b) => compareKeys(b.newAt, a.newAt))
    .slice(0, RECENT_RESULTS)
    .map(({ document }) => toResult(document));
}

/** Describes a document without the words that it was found by. */
function toResult(document: SearchDocument): SearchResult {
  const { kind, title, language, path, cover, summary } = document;
  return {
    kind,
    title,
    ...(language !== undefined && { language }),
    path,
    cover,
    excerpt: createExcerpt(summary, []),
    tags: [],
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
  const same = (a: string, b: string | undefined) => b === undefined || nameKey(a) === nameKey(b);
  return (
    same(category, wanted) &&
    same(row.status, status) &&
    (skill === undefined || row.skills.some(name => same(name, skill)))
  );
}

function countProjects(lists: string[][]): FilterChoices['skills'] {
  return countNames(lists).map(({ name, count }) => ({ name, projects: count }));
}
