import type { PostFields } from './contract/post';

/** What a new note or page begins with; its slug is made of its title. */
export const NEW_POST = {
  title: '',
  text: '',
  metaTitle: '',
  metaDescription: '',
  summary: '',
  cover: '',
  coverAlt: '',
  tags: [],
  projects: [],
  place: 'none',
} satisfies Omit<PostFields, 'slug'>;
