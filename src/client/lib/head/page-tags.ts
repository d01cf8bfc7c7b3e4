import type { NoteView } from '../../../shared/contract/post';
import type { ProjectFacts } from '../../../shared/contract/project-page';
import type { SiteSettings } from '../../../shared/contract/site';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../../shared/picture-address';

/** An element of a page's head. */
export type PageTag = { name: 'meta' | 'link'; attributes: Record<string, string> };

/** Readers of shared links show no more of it. */
const DESCRIPTION_LENGTH = 300;

/**
 * What a page says of itself to search engines and to those who show shared links. Whole addresses are made from
 * `publicUrl` alone: a site that was not told its own leaves them out.
 */
export function pageTags(head: PageHeadProps, publicUrl: string | undefined): PageTag[] {
  const { title, isIndexed = true, path, picture, feeds = [] } = head;
  const description = summarise(head.description ?? '');
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

/** Nothing for an empty content. */
function meta(key: 'name' | 'property', name: string, content: string): PageTag[] {
  return content === '' ? [] : [{ name: 'meta', attributes: { [key]: name, content } }];
}

function linkTag(attributes: PageTag['attributes']): PageTag {
  return { name: 'link', attributes };
}

/** On one line, and cut after a word. */
function summarise(text: string): string {
  const line = text
    .slice(0, DESCRIPTION_LENGTH * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH - 1);
  // A word without end is cut within, but never between the halves of a character.
  return `${cut.replace(cut.includes(' ') ? / [^ ]*$/ : /[\uD800-\uDBFF]$/, '')}…`;
}

const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * React puts a preload of each picture that is not lazy ahead of the markup. In the page's head it stands before the
 * styles and scripts, so that the picture is asked for first of all.
 */
export function splitPreloads(markup: string): { preloads: string; body: string } {
  const [preloads = ''] = LEADING_PRELOADS.exec(markup) ?? [];
  return { preloads, body: markup.slice(preloads.length) };
}

/** What a screen says about itself outside of its own markup. */
export type PageHeadProps = {
  title: string;
  description?: string;
  /** False keeps search engines away. */
  isIndexed?: boolean;
  /** The HTTP status when this screen is rendered on the server. */
  status?: number;
  /** The one address of this page; a page without one is not to be shared. */
  path?: string;
  /** The path of the picture that stands for the page where it is shared. */
  picture?: string;
  /** What kind of page it is, in the words of Open Graph. */
  kind?: 'website' | 'article' | 'profile';
  /** In which what it shows can be followed. */
  feeds?: readonly { type: string; title: string; path: string }[];
  /** What the page is about, told to machines by the server. */
  subject?: PageSubject;
};

export type PageSubject =
  | { kind: 'home' | 'profile'; site: SiteSettings }
  | { kind: 'project'; site: SiteSettings; project: ProjectFacts }
  | { kind: 'note'; site: SiteSettings; note: NoteView };
