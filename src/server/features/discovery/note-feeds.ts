import type { Note } from '../../../shared/contract/post';
import type { SiteSettings } from '../../../shared/contract/site';
import { NOTES_PATH, notePath } from '../../../shared/post-path';
import { shownTitle } from '../../../shared/shown-title';
import { renderMarkdown } from '../../core/markdown/render-markdown';
import { atomDocument } from './atom';

export type NoteFeedContent = {
  site: SiteSettings;
  /** Newest first, no more than a feed names. */
  notes: Note[];
  publicUrl: string | undefined;
};

export const NOTE_FEED_PATH = `${NOTES_PATH}/feed.xml`;
export const NOTE_JSON_FEED_PATH = `${NOTES_PATH}/feed.json`;

/** The notes, newest first, as Atom. */
export function noteAtomFeed({ site, notes, publicUrl }: NoteFeedContent): string {
  return atomDocument({
    ...{ site, path: NOTE_FEED_PATH, pagePath: NOTES_PATH, publicUrl },
    title: titleOf(site),
    namelessId: 'tag:localhost,2020:portfolio-notes-feed',
    entries: notes.map(note => {
      const { title, publishedAt, updatedAt, tags, summary } = note;
      const address = (publicUrl ?? '') + notePath(note.slug);
      return {
        ...{ id: idOf(note), title: shownTitle(title), address, publishedAt, updatedAt },
        ...{ categories: tags, summary, html: renderMarkdown(note.text, { page: address }) },
      };
    }),
  });
}

/** The same as a JSON Feed (jsonfeed.org, version 1.1), whose addresses are whole or not there. */
export function noteJsonFeed({ site, notes, publicUrl }: NoteFeedContent): object {
  const whole = (path: string) => (publicUrl === undefined ? undefined : publicUrl + path);
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(site),
    home_page_url: whole(NOTES_PATH),
    feed_url: whole(NOTE_JSON_FEED_PATH),
    description: site.introduction || undefined,
    authors: [{ name: site.ownerName, url: whole('/') }],
    items: notes.map(note => ({
      id: idOf(note),
      url: whole(notePath(note.slug)),
      title: shownTitle(note.title),
      content_html: renderMarkdown(note.text, { page: (publicUrl ?? '') + notePath(note.slug) }),
      summary: note.summary || undefined,
      image: /^https?:/.test(note.cover) ? note.cover : (note.cover && whole(note.cover)) || undefined,
      date_published: note.publishedAt,
      date_modified: note.updatedAt,
      tags: note.tags,
    })),
  };
}

/** It never changes, whatever the site's address and the title become. */
function idOf({ _id }: Note): string {
  return `urn:uuid:${_id}`;
}

function titleOf({ ownerName }: SiteSettings): string {
  return `Notes of ${ownerName}`;
}
