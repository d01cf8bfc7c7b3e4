/** How the page of a project is laid out: a tab for each of its parts, or one text to read through. */
export const PROJECT_PAGES = ['tabs', 'story'] as const;
export type ProjectPageLayout = (typeof PROJECT_PAGES)[number];
