import type { Note, Page, PostFields, PostKind } from '../../../../shared/contract/post';
import { NEW_POST } from '../../../../shared/new-post';
import { withPending } from '../../../../shared/publishing';
import { isSafeLink, LINK_RULE } from '../../../../shared/safe-link';
import { completeSlug, isSlug, proposeSlug, SLUG_RULE } from '../../../../shared/slug';
import type { FieldDefinitions } from '../../../editing/merge';
import {
  PUBLISHING_FIELD,
  type PublishingPlan,
  planOf,
  publishingInput,
} from '../../../editing/publishing/publishing-field';
import { SEARCH_ENGINE_FIELDS } from '../../../editing/search-engine-fields';
import type { WorkingCopyView } from '../../../editing/use-working-copy';
import type { Issue, Stored } from '../../../editing/working-copy-state';

/** What the editor changes of a note or a page; what its kind does not have stays empty, and is never sent. */
export type EditedPost = PostFields & { publishing: PublishingPlan };

/** What every part of the form is given. */
export type PostFormProps = { post: WorkingCopyView<EditedPost> };

export const PLACE_WORDS: Record<PostFields['place'], string> = {
  navigation: 'Navigation',
  footer: 'Footer',
  none: 'Nowhere',
};

export const POST_FIELDS: FieldDefinitions<EditedPost> = {
  title: { label: 'Title' },
  summary: { label: 'Summary' },
  text: { label: 'Text' },
  slug: { label: 'Address' },
  place: { label: 'Link to it in', describe: place => PLACE_WORDS[place] },
  tags: { label: 'Tags', describe: tags => tags.join(', ') },
  projects: {
    label: 'Projects',
    describe: ({ length }) => `${length} ${length === 1 ? 'project' : 'projects'}`,
  },
  cover: { label: 'Cover' },
  coverAlt: { label: 'Cover description' },
  ...SEARCH_ENGINE_FIELDS,
  publishing: PUBLISHING_FIELD,
};

/** The post as the editor begins with it, with what is not published yet. */
export function storedPost(post: Note | Page): Stored<EditedPost> {
  const { _id, createdAt, updatedAt, publishedAt, draft, publishAt, pendingChanges, ...fields } =
    withPending(post);
  return { version: updatedAt, fields: { ...NEW_POST, ...fields, publishing: planOf(post) } };
}

/** As visitors see it, with nothing held back. */
export function publishedPost({ pendingChanges: _pending, ...post }: Note | Page): EditedPost {
  return storedPost(post).fields;
}

/** The post as it is sent: what its kind has. */
export function postInput(kind: PostKind, { publishing, ...fields }: EditedPost) {
  const { summary, cover, coverAlt, tags, projects, place, ...common } = fields;
  const own = kind === 'note' ? { summary, cover, coverAlt, tags, projects } : { place };
  return { ...common, ...own, ...publishingInput(publishing) };
}

/** What the server would refuse, found before anything is sent (rule 5.5). */
export function validatePost({ slug, cover }: EditedPost): Issue[] {
  return [
    ...(isSlug(completeSlug(slug)) ? [] : [{ path: ['slug'], message: SLUG_RULE }]),
    ...(isSafeLink(cover.trim()) ? [] : [{ path: ['cover'], message: LINK_RULE }]),
  ];
}

/** What a new title changes: the address of a draft follows it, as long as it is the one that the title proposes. */
export function changesWithTitle(
  { base, fields }: Pick<PostFormProps['post'], 'base' | 'fields'>,
  title: string,
): Pick<EditedPost, 'title'> & Partial<EditedPost> {
  const proposed = proposeSlug(fields.title);
  const isFollowing = fields.slug === (proposed || base.fields.slug);
  if (!isFollowing || base.fields.publishing !== 'draft') return { title };
  return { title, slug: proposeSlug(title) || base.fields.slug };
}
