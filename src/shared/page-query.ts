import { SENT_PARAMETER } from './page-state';

export const TAB_PARAMETER = 'tab';

/** Selects a timeline element by its position, counted from 1. */
export const ELEMENT_PARAMETER = 'element';

/** Selects the form of the About page. */
export const VIEW_PARAMETER = 'view';

/** These select the open category of the archive, and the project after which its rows begin. */
export const CATEGORY_PARAMETER = 'category';
export const AFTER_PARAMETER = 'after';

/**
 * These filter the archive in addition to its category. Such pages are not cached, because there are too
 * many.
 */
export const FILTER_PARAMETERS = ['q', 'skill', 'status'] as const;

export const TAG_PARAMETER = 'tag';

/** Selects a page of the notes, counted from 1. */
export const PAGE_PARAMETER = 'page';

/** The query parameters that public pages use. A page with any other parameter is not cached. */
export const PAGE_QUERY_NAMES: readonly string[] = [
  TAB_PARAMETER,
  ELEMENT_PARAMETER,
  VIEW_PARAMETER,
  CATEGORY_PARAMETER,
  AFTER_PARAMETER,
  PAGE_PARAMETER,
  SENT_PARAMETER,
];
