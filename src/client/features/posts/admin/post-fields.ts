import { findTextIssues, toDefinitions } from '#client/editing/fields/declared-fields';
import { hasSlugFromTitle } from '#client/editing/fields/title-and-slug';
import type { ItemEdit, ItemPage } from '#client/editing/item/use-item-editor';
import {
  findMissingTitle,
  PUBLISHING_FIELD,
  type PublishingPlan,
} from '#client/editing/publishing/publishing-plan';
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
  postFields,
} from '#shared/contract/post';

/** The fields of the editor. Those that a kind does not have stay empty and are never sent. */
export type EditedPost = PostFields & { publishing: PublishingPlan };

export type PostFormProps = { post: ItemEdit<EditedPost> };

const POST_FIELDS: FieldDefinitions<EditedPost> = {
  ...toDefinitions(postFields),
  projects: { label: postFields.projects.label, describe: ({ length }) => formatQuantity(length, 'project') },
  publishing: PUBLISHING_FIELD,
};

type PostEditorPage = ItemPage<Note | Page, EditedPost, PostChanges>;

export const POST_EDITORS: Record<PostKind, PostEditorPage> = {
  note: postEditor('note', ({ place: _, ...fields }) => fields),
  page: postEditor('page', ({ summary, cover, coverAlt, coverTurn, tags, projects, ...fields }) => fields),
};

function postEditor(kind: PostKind, own: (fields: PostFields) => PostChanges): PostEditorPage {
  return {
    kind,
    fields: POST_FIELDS,
    read: post => {
      const { _id, createdAt, updatedAt, publishedAt, draft, publishAt, ...rest } = post;
      const { generatedCover, pendingChanges, ...fields } = { generatedCover: '', ...rest };
      return { ...NEW_POST, ...fields };
    },
    getVersion: ({ updatedAt }) => updatedAt,
    input: ({ publishing, ...fields }) => own(fields),
    validate: fields => [...findMissingTitle(fields), ...findTextIssues(postFields, fields)],
    nameField: 'title',
    hasSlugFromTitle,
    getPath: (_id, { slug }) => postPath[kind](slug),
    home: { href: ownerPaths.writing, label: 'Writing' },
  };
}
