import { isDeepStrictEqual } from 'node:util';
import type { SiteSettings } from '#shared/contract/site';
import { DEFAULT_SITE_SETTINGS } from '#shared/new-site-settings';
import { SAMPLE_SITE } from './data/sample-site';

type Settings = Partial<SiteSettings>;

/** Removes unchanged sample settings, and the sample rows of lists. Values that equal the defaults stay. */
export function withoutSample(settings: Settings): Settings {
  return Object.fromEntries(
    Object.entries<unknown>(settings).flatMap(([name, value]) => {
      const own = withoutSampleValue(value, SAMPLE.get(name), DEFAULT.get(name));
      return own === undefined ? [] : [[name, own]];
    }),
  );
}

/** Lists the settings that contain sample content. */
export function sampleSettings(settings: Settings): string[] {
  const own = toMap(withoutSample(settings));
  return [...toMap(settings)].flatMap(([name, value]) =>
    isDeepStrictEqual(own.get(name), value) ? [] : [name],
  );
}

/** The settings of a new site without sample content. The playground's demos are sample content, too. */
export const EMPTY_SITE: Settings = { playground: false };

/** Lists the settings that the owner has changed from the sample, the defaults and an empty site. */
export function listOwnSettings(settings: Settings): string[] {
  return [...toMap(withoutSample(settings))].flatMap(([name, value]) =>
    [DEFAULT, EMPTY, EARLIER].some(begun => isDeepStrictEqual(value, begun.get(name))) ? [] : [name],
  );
}

const toMap = (settings: Settings): Map<string, unknown> => new Map(Object.entries(settings));
const DEFAULT = toMap(DEFAULT_SITE_SETTINGS);
const EMPTY = toMap(EMPTY_SITE);
const SAMPLE = toMap(SAMPLE_SITE);
// Samples of earlier releases had this layout, which remains after the sample content is removed.
const EARLIER = toMap({
  homeSections: [{ name: 'portfolio', hidden: false }],
  projectPage: 'story',
  archiveOpen: 'all',
  featuredLayout: 'lead',
});

function withoutSampleValue(value: unknown, sample: unknown, standard: unknown): unknown {
  if (isDeepStrictEqual(value, standard)) return value;
  if (isDeepStrictEqual(value, sample)) return undefined;
  if (!Array.isArray(value) || !Array.isArray(sample) || !Array.isArray(standard)) return value;
  const isIn = (rows: unknown[], row: unknown) => rows.some(other => isDeepStrictEqual(other, row));
  return value.filter(row => isIn(standard, row) || !isIn(sample, row));
}
