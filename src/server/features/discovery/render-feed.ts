import type { Feed } from '#server/core/content/content-kind';
import type { SiteSettings } from '#shared/contract/site';
import { atomFeed } from './atom-feed';
import { jsonFeed } from './json-feed';

const FORMATS = { atom: atomFeed, json: jsonFeed } satisfies Record<Feed['format'], unknown>;

/** The media types of the formats. */
export const FEED_TYPES: Record<Feed['format'], string> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** Renders a feed with what is published now. */
export async function renderFeed(
  { format, title, list, ...feed }: Feed,
  { site, publicUrl }: { site: SiteSettings; publicUrl: string | undefined },
): Promise<string> {
  const entries = await list(publicUrl ?? '');
  return FORMATS[format]({ ...feed, site, publicUrl, title: title(site), entries });
}
