/** What an item tells search engines in place of its own words. */
export const SEARCH_ENGINE_FIELDS = {
  metaTitle: { label: 'Search title' },
  metaDescription: { label: 'Search description' },
} as const;
