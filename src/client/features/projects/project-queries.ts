import type {
  CategoryCount,
  CategoryRows,
  OpenRows,
  ProjectCard,
  ProjectRow,
} from '../../../shared/contract/project-extracts';
import type { ProjectPage } from '../../../shared/contract/project-page';
import type { FilterChoices, FilteredProjects, ProjectFilter } from '../../../shared/contract/search';
import type { SkillUsage } from '../../../shared/skill-usage';
import { type Example, requireShape } from '../../lib/api/answer-shape';
import { isMissing } from '../../lib/api/api-error';
import { useApiQuery, usePrefetch } from '../../lib/api/use-api';
import type { ArchiveRows } from './archive-address';

const ROW: Example<ProjectRow> = {
  _id: '',
  title: '',
  description: '',
  skills: [''],
  status: '',
  timeline: '',
  public: true,
  image: '',
};
// The page has HTML in the place of long texts.
const PAGE: Example<ProjectPage> = {
  ...ROW,
  imageAlt: '',
  github: '',
  live: '',
  category: '',
  media: [{ type: 'image', url: '' }],
  html: { description: '', details: '', learned: '' },
  around: { related: [] },
  notes: [{ slug: '', title: '', publishedAt: '' }],
};
const requirePage = requireShape<ProjectPage>(PAGE);
const requireCards = requireShape<ProjectCard[]>([{ ...ROW, imageAlt: '', github: '', live: '' }]);
const requireCount = requireShape<{ totalProjects: number }>({ totalProjects: 0 });
const requireCategories = requireShape<CategoryCount[]>([{ category: '', projects: 0 }]);
const requireRows = requireShape<CategoryRows>({ projects: [ROW] });
const requireOpenRows = requireShape<OpenRows[]>([{ category: '', projects: [ROW] }]);
const CHOICES = [{ name: '', projects: 0 }];
const requireChoices = requireShape<FilterChoices>({
  ...{ projects: 0, skills: CHOICES, statuses: CHOICES, categories: CHOICES },
});
const requireFiltered = requireShape<FilteredProjects>({
  total: 0,
  categories: [{ category: '', projects: [ROW] }],
});
const requireUsage = requireShape<SkillUsage[]>([{ skill: '', projects: 0 }]);
const requireNames = requireShape<string[]>(['']);

/** The starred projects, as cards. */
export function useFeaturedProjects() {
  return useApiQuery('projects.featured', undefined, { select: requireCards });
}

export function useProjectCount() {
  return useApiQuery('projects.count', undefined, { select: requireCount });
}

/** The categories that have projects, in the owner's order. */
export function useArchiveCategories() {
  return useApiQuery('projects.archive', undefined, { select: requireCategories });
}

/** The rows of the categories that stand open at first. */
export function useOpenRows(rows: ArchiveRows) {
  return useApiQuery('projects.openRows', rows, { select: requireOpenRows });
}

export function useArchiveRows(rows: ArchiveRows) {
  return useApiQuery('projects.inCategory', rows, { select: requireRows });
}

/** What the archive can be filtered by. */
export function useFilterChoices() {
  return useApiQuery('search.choices', undefined, { select: requireChoices });
}

export function useFilteredProjects(filter: ProjectFilter) {
  return useApiQuery('search.projects', filter, { select: requireFiltered });
}

/** Asks for rows that may be wanted soon. */
export function usePrefetchRows(): (rows: ArchiveRows) => void {
  const prefetch = usePrefetch();
  return rows => void prefetch('projects.inCategory', rows);
}

/** The skills that most projects list. */
export function useTopSkills() {
  return useApiQuery('projects.topSkills', undefined, { select: requireUsage });
}

/** The page of a project, at any of its addresses. One that does not exist is not asked for again: that is an answer, not a failure. */
export function useProjectPage(address: string) {
  return useApiQuery(
    'projects.page',
    { address },
    { select: requirePage, retryOnMount: ({ state }) => !isMissing(state.error) },
  );
}

export function useCategoryOrder() {
  return useApiQuery('projects.categoryOrder', undefined, { select: requireNames });
}
