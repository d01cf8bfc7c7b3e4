import type { Feed } from '#server/core/content/content-kind';
import type { SiteSettings } from '#shared/contract/site';
import type { FeedContent } from './atom-feed';
import { atomFeed } from './atom-feed';

const FORMATS = { atom: atomFeed, json: jsonFeed } satisfies Record<Feed['format'], unknown>;

export const FEED_TYPES: Record<Feed['format'], string> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** Renders a feed of the currently published items. */
export async function renderFeed(
  { format, title, list, ...feed }: Feed,
  { site, publicUrl }: { site: SiteSettings; publicUrl: string | undefined },
): Promise<string> {
  const entries = await list(publicUrl ?? '');
  return FORMATS[format]({ ...feed, site, publicUrl, title: title(site), entries });
}

/** Renders a JSON Feed (jsonfeed.org, version 1.1), whose addresses are absolute or omitted. */
function jsonFeed({ site, path, pagePath, title, publicUrl, entries }: FeedContent): string {
  const whole = (address: string) => (publicUrl === undefined ? undefined : publicUrl + address);
  const wholeImage = (image = '') => (/^https?:/.test(image) ? image : (image && whole(image)) || undefined);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: whole(pagePath),
    feed_url: whole(path),
    description: site.introduction || undefined,
    authors: [{ name: site.ownerName, url: whole('/') }],
    items: entries.map(({ image, ...entry }) => ({
      id: entry.id,
      url: publicUrl && entry.address,
      title: entry.title,
      content_html: entry.html,
      summary: entry.summary || undefined,
      image: wholeImage(image),
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      tags: entry.categories,
    })),
  });
}
