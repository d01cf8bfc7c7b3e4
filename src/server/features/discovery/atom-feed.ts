import type { Feed, FeedEntry } from '#server/core/content/content-kind';
import type { SiteSettings } from '#shared/contract/site';
import { xmlDocument, xmlElement, xmlEmpty, xmlText } from './xml';

/** A feed and its content, for both formats. */
export type FeedContent = Pick<Feed, 'path' | 'pagePath' | 'namelessId'> & {
  site: SiteSettings;
  title: string;
  /** Without it links are relative to the address of the feed. */
  publicUrl: string | undefined;
  entries: FeedEntry[];
};

/** The date of a feed without entries. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** Renders a feed as Atom (RFC 4287). */
export function atomFeed(feed: FeedContent): string {
  const { site, path, pagePath, title, namelessId, publicUrl, entries } = feed;
  const home = publicUrl ?? '';
  const latest = entries.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), NEVER);
  const children = [
    xmlText('id', publicUrl === undefined ? namelessId : publicUrl + path),
    xmlText('title', title),
    xmlText('subtitle', site.introduction),
    xmlText('updated', latest),
    xmlElement('author', [xmlText('name', site.ownerName)]),
    xmlEmpty('link', { rel: 'self', type: 'application/atom+xml', href: home + path }),
    xmlEmpty('link', { rel: 'alternate', type: 'text/html', href: home + pagePath }),
    ...entries.map(entry),
  ];
  return xmlDocument(
    xmlElement('feed', children, {
      xmlns: 'http://www.w3.org/2005/Atom',
      // The base of relative links in the texts.
      'xml:base': publicUrl && `${publicUrl}/`,
    }),
  );
}

function entry({ id, title, address, publishedAt, updatedAt, categories, summary, html }: FeedEntry): string {
  return xmlElement('entry', [
    xmlText('id', id),
    xmlText('title', title),
    xmlEmpty('link', { rel: 'alternate', type: 'text/html', href: address }),
    xmlText('published', publishedAt),
    xmlText('updated', updatedAt),
    ...categories.map(term => xmlEmpty('category', { term })),
    xmlText('summary', summary),
    xmlText('content', html, { type: 'html' }),
  ]);
}
