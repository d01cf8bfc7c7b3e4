/** The titles of feeds and of the link to one. */
export const FEED_TEXTS = {
  notesFeed: 'Notes of {name}',
  projectsFeed: 'Projects of {name}',
  projectsFeedLink: 'Projects',
} as const;
