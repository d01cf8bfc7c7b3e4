import { SEARCH_ENGINE_FIELDS } from '#client/editing/fields/search-engine-section';
import { slugIssues } from '#client/editing/fields/title-and-slug';
import type { ItemEdit, ItemPage } from '#client/editing/item/use-item-editor';
import { PUBLISHING_FIELD, type PublishingPlan } from '#client/editing/publishing/publishing-plan';
import type { FieldDefinitions } from '#client/editing/working-copy/merge';
import { ownerPaths } from '#client/lib/owner-paths';
import { formatQuantity } from '#client/ui/primitives/format-count';
import { postPath } from '#shared/content-paths';
import {
  NEW_POST,
  type Note,
  type Page,
  type PostChanges,
  type PostFields,
  type PostKind,
} from '#shared/contract/post';
import { isSafeLink, LINK_RULE } from '#shared/safe-link';

/** The fields of the editor. Those that a kind does not have stay empty and are never sent. */
export type EditedPost = PostFields & { publishing: PublishingPlan };

export type PostFormProps = { post: ItemEdit<EditedPost> };

export const PLACEMENT_LABELS: Record<PostFields['place'], string> = {
  navigation: 'Navigation',
  footer: 'Footer',
  none: 'Nowhere',
};

const POST_FIELDS: FieldDefinitions<EditedPost> = {
  title: { label: 'Title' },
  summary: { label: 'Summary' },
  text: { label: 'Text' },
  slug: { label: 'Address' },
  place: { label: 'Link to it in', describe: place => PLACEMENT_LABELS[place] },
  tags: { label: 'Tags', describe: tags => tags.join(', ') },
  projects: { label: 'Projects', describe: ({ length }) => formatQuantity(length, 'project') },
  cover: { label: 'Cover' },
  coverAlt: { label: 'Cover description' },
  ...SEARCH_ENGINE_FIELDS,
  publishing: PUBLISHING_FIELD,
};

type PostEditorPage = ItemPage<Note | Page, EditedPost, PostChanges>;

export const POST_EDITORS: Record<PostKind, PostEditorPage> = {
  note: postEditor('note', ({ place: _, ...fields }) => fields),
  page: postEditor('page', ({ summary, cover, coverAlt, tags, projects, ...fields }) => fields),
};

function postEditor(kind: PostKind, own: (fields: PostFields) => PostChanges): PostEditorPage {
  return {
    kind,
    fields: POST_FIELDS,
    read: ({ _id, createdAt, updatedAt, publishedAt, draft, publishAt, pendingChanges, ...fields }) => ({
      ...NEW_POST,
      ...fields,
    }),
    getVersion: ({ updatedAt }) => updatedAt,
    input: ({ publishing, ...fields }) => own(fields),
    validate: ({ slug, cover }) => [
      ...slugIssues(slug),
      ...(isSafeLink(cover.trim()) ? [] : [{ path: ['cover'], message: LINK_RULE }]),
    ],
    getPath: (_id, { slug }) => postPath[kind](slug),
    home: { href: ownerPaths.writing, label: 'Writing' },
  };
}
