import { SENT_PARAMETER } from './page-state';

/** The query that names the open tab of a screen. */
export const TAB_PARAMETER = 'tab';

/** The query that names an element of the timeline by its place, counted from 1. */
export const ELEMENT_PARAMETER = 'element';

/** The query that shows the whole timeline as a list. */
export const VIEW_PARAMETER = 'view';
export const LIST_VIEW = 'list';

/** The queries that name the open category of the archive, and the project after which its rows begin. */
export const CATEGORY_PARAMETER = 'category';
export const AFTER_PARAMETER = 'after';

/** The queries that filter the archive beside its category. Pages with them are not cached: there are too many. */
export const FILTER_PARAMETERS = ['q', 'skill', 'status'] as const;

/** The query that names the tag of the notes that are shown. */
export const TAG_PARAMETER = 'tag';

/** What a page that visitors see may depend on beside its path: with any other name in its query it is not cached. */
export const PAGE_QUERY_NAMES: readonly string[] = [
  TAB_PARAMETER,
  ELEMENT_PARAMETER,
  VIEW_PARAMETER,
  CATEGORY_PARAMETER,
  AFTER_PARAMETER,
  SENT_PARAMETER,
];
