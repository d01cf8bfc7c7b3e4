import type { NoteView } from '#shared/contract/post';
import type { ProjectFacts } from '#shared/contract/project-page';
import type { SiteSettings } from '#shared/contract/site';
import type { LanguageCode } from '#shared/language/languages';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#shared/picture-address';

export type PageTag = { name: 'meta' | 'link'; attributes: Record<string, string> };

/** Link previews cut a description at this length. */
const DESCRIPTION_LENGTH = 300;

/**
 * Creates the tags for search engines and link previews. Tags that need absolute URLs are left out if
 * `publicUrl` is not configured.
 */
export function createPageTags(head: PageHeadProps, publicUrl: string | undefined): PageTag[] {
  const { title, isIndexed = true, path, picture, feeds = [] } = head;
  const description = summarize(head.description ?? '');
  const url = path === undefined || publicUrl === undefined ? '' : publicUrl + path;
  const image = picture === undefined || url === '' ? '' : publicUrl + picture;
  return [
    meta('name', 'description', description),
    meta('name', 'robots', isIndexed ? '' : 'noindex'),
    isIndexed && url !== '' ? linkTag({ rel: 'canonical', href: url }) : [],
    feeds.map(({ path: href, ...feed }) => linkTag({ rel: 'alternate', ...feed, href })),
    path === undefined ? [] : shareTags({ title, description, url, image, kind: head.kind ?? 'website' }),
  ].flat();
}

type Share = { title: string; description: string; url: string; image: string; kind: string };

function shareTags({ title, description, url, image, kind }: Share): PageTag[] {
  const size = image === '' ? '' : String(PICTURE_WIDTH);
  return [
    meta('property', 'og:type', kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', size),
    meta('property', 'og:image:height', size && String(PICTURE_HEIGHT)),
    meta('property', 'og:image:alt', image && title),
    meta('name', 'twitter:card', image === '' ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
  ].flat();
}

function meta(key: 'name' | 'property', name: string, content: string): PageTag[] {
  return content === '' ? [] : [{ name: 'meta', attributes: { [key]: name, content } }];
}

function linkTag(attributes: PageTag['attributes']): PageTag {
  return { name: 'link', attributes };
}

/** Collapses whitespace and cuts after a word. */
function summarize(text: string): string {
  const line = text
    .slice(0, DESCRIPTION_LENGTH * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH - 1);
  // A very long word is cut anywhere but inside a surrogate pair.
  return `${cut.replace(cut.includes(' ') ? / [^ ]*$/ : /[\uD800-\uDBFF]$/, '')}…`;
}

const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Splits off the image preloads that React adds before the markup. They belong in the head before styles and
 * scripts, so that the browser requests the images first.
 */
export function splitPreloads(markup: string): { preloads: string; body: string } {
  const [preloads = ''] = LEADING_PRELOADS.exec(markup) ?? [];
  return { preloads, body: markup.slice(preloads.length) };
}

export type PageHeadProps = {
  title: string;
  /** The language of the page's words. */
  language?: LanguageCode;
  description?: string;
  /** Set to false to exclude the page from search engines. */
  isIndexed?: boolean;
  /** The HTTP status if this screen is rendered on the server. */
  status?: number;
  /** The canonical path. Pages without one get no tags for link previews. */
  path?: string;
  /** The path of the image for link previews. */
  picture?: string;
  kind?: 'website' | 'article' | 'profile';
  feeds?: readonly { type: string; title: string; path: string }[];
  /** The subject of the structured data that the server adds. */
  subject?: PageSubject;
};

export type PageSubject =
  | { kind: 'home' | 'profile'; site: SiteSettings }
  | { kind: 'project'; site: SiteSettings; project: ProjectFacts }
  | { kind: 'note'; site: SiteSettings; note: NoteView };
