import { createSlugs } from '#server/core/content/slugs';
import { postEntity } from './post-entity';

export const postSlugs = {
  note: createSlugs({ kind: 'note', items: postEntity, within: { kind: 'note' } }),
  page: createSlugs({ kind: 'page', items: postEntity, within: { kind: 'page' } }),
};
