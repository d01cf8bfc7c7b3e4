import { ABOUT_TEXTS } from './english/about';
import { ARCHIVE_TEXTS } from './english/archive';
import { CONTACT_TEXTS } from './english/contact';
import { CONTENT_TEXTS } from './english/content';
import { DEMO_TEXTS } from './english/demos';
import { DOCUMENT_TEXTS } from './english/documents';
import { FEED_TEXTS } from './english/feeds';
import { HOME_TEXTS } from './english/home';
import { INTERFACE_TEXTS } from './english/interface';
import { LAYER_TEXTS } from './english/layer';
import { NOT_FOUND_TEXTS } from './english/not-found';
import { NOTE_TEXTS } from './english/note';
import { NOTES_TEXTS } from './english/notes';
import { PLAYGROUND_TEXTS } from './english/playground';
import { PREVIEW_TEXTS } from './english/preview';
import { PROJECT_TEXTS } from './english/project';
import { PROJECT_PAGE_TEXTS } from './english/project-page';
import { SEARCH_TEXTS } from './english/search';
import { SITE_TEXTS } from './english/site';
import { VIEWER_TEXTS } from './english/viewer';

/**
 * Every text that visitors read, which a translation and the owner's own texts replace by key. It consists of parts, so
 * that a page loads only its own.
 */
export const ENGLISH = {
  ...SITE_TEXTS,
  ...NOT_FOUND_TEXTS,
  ...PREVIEW_TEXTS,
  ...INTERFACE_TEXTS,
  ...HOME_TEXTS,
  ...LAYER_TEXTS,
  ...CONTACT_TEXTS,
  ...ARCHIVE_TEXTS,
  ...PROJECT_TEXTS,
  ...PROJECT_PAGE_TEXTS,
  ...NOTES_TEXTS,
  ...NOTE_TEXTS,
  ...ABOUT_TEXTS,
  ...SEARCH_TEXTS,
  ...CONTENT_TEXTS,
  ...VIEWER_TEXTS,
  ...PLAYGROUND_TEXTS,
  ...DEMO_TEXTS,
  ...DOCUMENT_TEXTS,
  ...FEED_TEXTS,
};
export type TextKey = keyof typeof ENGLISH;

/** A table of the same texts in another language. */
export type Translation = Readonly<Record<TextKey, string>>;
