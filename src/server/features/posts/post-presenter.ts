import { presentDated, presentDatedInList } from '#server/core/content/dated-row';
import { presentFields, presentLanguage } from '#server/core/content/present-fields';
import type { Viewer } from '#server/core/content/published-rows';
import { DESCRIPTION_LENGTH, DESCRIPTION_SOURCE_LENGTH } from '#server/core/markdown/description';
import { toMarkdownHtml, toMarkdownText } from '#server/core/markdown/markdown-pool';
import {
  type Note,
  type NoteSummary,
  type NoteView,
  noteFields,
  type Page,
  type PageSummary,
  type PageView,
  type PostFields,
  pageFields,
} from '#shared/contract/post';
import { toCover } from '#shared/covers/cover';
import { coverPath } from '#shared/covers/cover-path';
import { displayTitle } from '#shared/text';
import type { PostRow } from './post-entity';

export const LISTED_COLUMNS = {
  id: true,
  kind: true,
  slug: true,
  title: true,
  language: true,
  summary: true,
  cover: true,
  coverAlt: true,
  coverTurn: true,
  tags: true,
  minutes: true,
  place: true,
  draft: true,
  publishAt: true,
  pendingChanges: true,
  createdAt: true,
  updatedAt: true,
  seenUpdatedAt: true,
} as const;
type ListedPost = Pick<PostRow, keyof typeof LISTED_COLUMNS>;

/** Presents the generated cover of a note without one of its own. */
export function presentCover(row: Pick<PostRow, 'id' | 'cover' | 'tags' | 'coverTurn'>): {
  generatedCover?: string;
} {
  const { id, cover, tags, coverTurn } = row;
  if (cover !== '') return {};
  return { generatedCover: coverPath(toCover({ id, groups: tags, turn: coverTurn })) };
}

/** Presents a note. `projects` holds the IDs of the projects that exist for this viewer. */
export function presentNote(row: PostRow, viewer: Viewer, projects: ReadonlySet<string>): Note {
  const fields = { ...presentFields(noteFields, row), ...presentCover(row) };
  const note = { ...fields, ...presentDated(row, viewer) };
  return mapProjects(note, ids => ids.filter(id => projects.has(id)));
}

type LinkedProjects = { projects?: string[] | undefined };

/** Replaces the linked projects of a post and of its unpublished changes. */
export function mapProjects<
  Post extends LinkedProjects & { pendingChanges?: LinkedProjects | null | undefined },
>(post: Post, change: (ids: string[]) => string[]): Post {
  const { projects, pendingChanges } = post;
  return {
    ...post,
    ...(projects && { projects: change(projects) }),
    ...(pendingChanges?.projects && {
      pendingChanges: { ...pendingChanges, projects: change(pendingChanges.projects) },
    }),
  };
}

export function presentPage(row: PostRow, viewer: Viewer): Page {
  return { ...presentFields(pageFields, row), ...presentDated(row, viewer) };
}

export function presentNoteSummary(row: ListedPost, viewer: Viewer): NoteSummary {
  const { summary, cover, coverAlt, tags, minutes } = row;
  const fields = { summary, cover, coverAlt, ...presentCover(row), tags, minutes };
  return { ...presentDatedInList(row, viewer), ...presentLanguage(row), ...fields };
}

export function presentPageSummary(row: ListedPost, viewer: Viewer): PageSummary {
  return { ...presentDatedInList(row, viewer), ...presentLanguage(row), place: row.place };
}

export async function presentNoteView(
  row: PostRow,
  links: Pick<NoteView, 'projects' | 'newer' | 'older'>,
  base: string | undefined,
): Promise<NoteView> {
  const { text, projects: _projects, ...note } = presentNote(row, 'visitor', new Set());
  const html = await toMarkdownHtml(text, { base });
  return { ...note, ...(await presentMeta(row)), html, minutes: row.minutes, ...links };
}

export async function presentPageView(row: PostRow, base: string | undefined): Promise<PageView> {
  const { text, ...page } = presentPage(row, 'visitor');
  return { ...page, ...(await presentMeta(row)), html: await toMarkdownHtml(text, { base }) };
}

async function presentMeta({ title, metaTitle, metaDescription, summary, text }: PostFields) {
  const beginning = async () =>
    (await toMarkdownText(text.slice(0, DESCRIPTION_SOURCE_LENGTH))).slice(0, DESCRIPTION_LENGTH);
  return {
    metaTitle: metaTitle.trim() || displayTitle(title),
    metaDescription: metaDescription.trim() || summary.trim() || (await beginning()),
  };
}
