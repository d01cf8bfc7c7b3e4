import { type EntityManager, Like } from 'typeorm';
import type { PostKind } from '../../../shared/contract/post';
import { proposeSlug } from '../../../shared/slug';
import type { AppErrorCode } from '../../core/app-error';
import { freeSlug, takenSlug } from '../../core/slugs';
import { type PostRow, postEntity } from './post-entity';

type Addressed = Pick<PostRow, 'id' | 'kind' | 'slug'>;

/** The caller holds the revision of the posts. @throws AppError of this code for one that another post of the kind has */
export async function requireFreeSlug(
  manager: EntityManager,
  { id, kind, slug }: Addressed,
  code: AppErrorCode = 'BAD_REQUEST',
): Promise<void> {
  const holder = await manager.findOneBy(postEntity, { kind, slug });
  if (holder && holder.id !== id) throw takenSlug(holder.title, code);
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
