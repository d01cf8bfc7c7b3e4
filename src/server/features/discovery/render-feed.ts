import type { Feed, FeedEntry } from '#server/core/content/content-kind';
import type { SiteSettings } from '#shared/contract/site';
import { FEED_TEXTS } from '#shared/language/english/feeds';
import { loadTexts, toWords } from '#shared/language/load-texts';
import { createTranslate } from '#shared/language/translate';
import { createSlices, mapInSlices } from '#shared/map-in-slices';
import { xmlDocument, xmlElement, xmlEmpty, xmlText } from './xml';

const FORMATS = { atom: atomFeed, json: jsonFeed } satisfies Record<Feed['format'], unknown>;

export const FEED_TYPES: Record<Feed['format'], string> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

export async function renderFeed(
  { format, title, list, ...feed }: Feed,
  { site, publicUrl, base = '' }: FeedSite,
): Promise<string> {
  const home = publicUrl ?? base;
  const entries = await takeNewest(list(home));
  await loadTexts(site.language);
  const t = createTranslate(FEED_TEXTS, toWords(site));
  return FORMATS[format]({ ...feed, site, publicUrl, home, title: title(site, t), entries });
}

type FeedSite = {
  site: SiteSettings;
  publicUrl: string | undefined;
  /** The base path, which a public URL includes. */
  base?: string | undefined;
};

/** Limits the texts in a feed, with space for 30 long articles. Feed readers refuse much larger files. */
const MAX_HTML_BYTES = 3 * 1024 ** 2;

/** Takes the first entries whose texts fit into a feed, and at least one. The others are never rendered. */
async function takeNewest(entries: AsyncIterable<FeedEntry>): Promise<FeedEntry[]> {
  const newest: FeedEntry[] = [];
  const endSlice = createSlices();
  let bytes = 0;
  for await (const entry of entries) {
    bytes += Buffer.byteLength(entry.html);
    if (newest.length > 0 && bytes > MAX_HTML_BYTES) break;
    newest.push(entry);
    await endSlice();
  }
  return newest;
}

/** Renders a JSON Feed (jsonfeed.org, version 1.1), whose addresses are absolute or omitted. */
async function jsonFeed({ site, path, pagePath, title, publicUrl, entries }: FeedContent): Promise<string> {
  const toUrl = (address: string) => (publicUrl === undefined ? undefined : publicUrl + address);
  const toImageUrl = (image = '') => (/^https?:/.test(image) ? image : (image && toUrl(image)) || undefined);
  const head = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: toUrl(pagePath),
    feed_url: toUrl(path),
    description: site.introduction || undefined,
    language: site.language,
    authors: [{ name: site.ownerName, url: toUrl('/') }],
  });
  const items = await mapInSlices(entries, ({ image, ...entry }) =>
    JSON.stringify({
      id: entry.id,
      url: publicUrl && entry.address,
      title: entry.title,
      language: entry.language,
      content_html: entry.html,
      summary: entry.summary || undefined,
      image: toImageUrl(image),
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      tags: entry.categories,
    }),
  );
  return `${head.slice(0, -1)},"items":[${items.join(',')}]}`;
}

type FeedContent = Pick<Feed, 'path' | 'pagePath' | 'namelessId'> & {
  site: SiteSettings;
  title: string;
  /** Without it, links are relative to the address of the feed. */
  publicUrl: string | undefined;
  /** The origin and base path of absolute links. */
  home: string;
  entries: FeedEntry[];
};

/** The date of a feed without entries. */
const NEVER = '1970-01-01T00:00:00.000Z';

async function atomFeed(feed: FeedContent): Promise<string> {
  const { site, path, pagePath, title, namelessId, publicUrl, home, entries } = feed;
  const latest = entries.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), NEVER);
  const children = [
    xmlText('id', publicUrl === undefined ? namelessId : publicUrl + path),
    xmlText('title', title),
    xmlText('subtitle', site.introduction),
    xmlText('updated', latest),
    xmlElement('author', [xmlText('name', site.ownerName)]),
    xmlEmpty('link', { rel: 'self', type: 'application/atom+xml', href: home + path }),
    xmlEmpty('link', { rel: 'alternate', type: 'text/html', href: home + pagePath }),
    ...(await mapInSlices(entries, entry)),
  ];
  return xmlDocument(
    xmlElement('feed', children, {
      xmlns: 'http://www.w3.org/2005/Atom',
      'xml:lang': site.language,
      // The base of relative links in the texts.
      'xml:base': publicUrl && `${publicUrl}/`,
    }),
  );
}

function entry(entry: FeedEntry): string {
  const { id, title, language, address, publishedAt, updatedAt, categories, summary, html } = entry;
  const children = [
    xmlText('id', id),
    xmlText('title', title),
    xmlEmpty('link', { rel: 'alternate', type: 'text/html', href: address }),
    xmlText('published', publishedAt),
    xmlText('updated', updatedAt),
    ...categories.map(term => xmlEmpty('category', { term })),
    xmlText('summary', summary),
    xmlText('content', html, { type: 'html' }),
  ];
  return xmlElement('entry', children, { 'xml:lang': language });
}
