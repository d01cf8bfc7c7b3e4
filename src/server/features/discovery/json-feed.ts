import type { FeedContent } from './atom-feed';

/** Renders a JSON Feed (jsonfeed.org, version 1.1), whose addresses are whole or not there. */
export function jsonFeed({ site, path, pagePath, title, publicUrl, entries }: FeedContent): string {
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
