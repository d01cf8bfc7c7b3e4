import { type EntityManager, Like } from 'typeorm';
import type { PostKind } from '../../../shared/contract/post';
import { proposeSlug } from '../../../shared/slug';
import type { AppErrorCode } from '../../core/app-error';
import { createSlugs, freeSlug } from '../../core/slugs';
import { type PostRow, postEntity } from './post-entity';

/** The addresses of notes and of pages. */
export const postSlugs = {
  note: createSlugs({ kind: 'note', items: postEntity, within: { kind: 'note' } }),
  page: createSlugs({ kind: 'page', items: postEntity, within: { kind: 'page' } }),
};

type Addressed = Pick<PostRow, 'id' | 'kind' | 'slug'>;
type Stored = Pick<PostRow, 'slug' | 'publishAt'>;

/**
 * Gives a post its address. The one that it had leads to it from now on, unless nobody can know it.
 * @throws AppError of this code for one that another post of the kind has
 */
export async function takePostSlug(
  manager: EntityManager,
  post: Addressed,
  stored: Stored | null,
  code?: AppErrorCode,
): Promise<void> {
  if (post.slug === stored?.slug) return;
  const wasSeen = stored?.publishAt != null && stored.publishAt <= new Date();
  await postSlugs[post.kind].take(manager, post, wasSeen ? stored.slug : null, code);
}

/** An address made of a title; of one that says nothing, of the kind. */
export function proposePostSlug(manager: EntityManager, kind: PostKind, title: string): Promise<string> {
  return findFreeSlug(manager, kind, proposeSlug(title) || kind);
}

/** This slug, or with a number where another post of the kind has it. */
export async function findFreeSlug(manager: EntityManager, kind: PostKind, slug: string): Promise<string> {
  // With a number it may be shorter: all that begin alike are looked at.
  const similar = Like(`${[...slug].slice(0, 16).join('')}%`);
  const rows = await manager.find(postEntity, { select: { slug: true }, where: { kind, slug: similar } });
  return freeSlug(slug, new Set(rows.map(row => row.slug)));
}
