import { isDeepStrictEqual } from 'node:util';
import type { SiteSettings } from '#shared/contract/site';
import { DEFAULT_SITE_SETTINGS } from '#shared/site-defaults';
import { SAMPLE_SITE } from './data/sample-site';

type Settings = Partial<SiteSettings>;

/**
 * The settings without what is the sample's as delivered; a list loses the rows that are. What the sample has in common
 * with a site of its own stays.
 */
export function withoutSample(settings: Settings): Settings {
  return Object.fromEntries(
    Object.entries<unknown>(settings).flatMap(([name, value]) => {
      const own = withoutSampleValue(value, SAMPLE.get(name), DEFAULT.get(name));
      return own === undefined ? [] : [[name, own]];
    }),
  );
}

/** The names of the settings that are the sample's, or a part of which is. */
export function sampleSettings(settings: Settings): string[] {
  const own = toMap(withoutSample(settings));
  return [...toMap(settings)].flatMap(([name, value]) =>
    isDeepStrictEqual(own.get(name), value) ? [] : [name],
  );
}

/** How many settings are the owner's: neither the sample's nor what every site begins with. */
export function countOwnSettings(settings: Settings): number {
  const own = [...toMap(withoutSample(settings))];
  return own.filter(([name, value]) => !isDeepStrictEqual(value, DEFAULT.get(name))).length;
}

const toMap = (settings: Settings): Map<string, unknown> => new Map(Object.entries(settings));
const DEFAULT = toMap(DEFAULT_SITE_SETTINGS);
const SAMPLE = toMap(SAMPLE_SITE);

function withoutSampleValue(value: unknown, sample: unknown, standard: unknown): unknown {
  if (isDeepStrictEqual(value, standard)) return value;
  if (isDeepStrictEqual(value, sample)) return undefined;
  if (!Array.isArray(value) || !Array.isArray(sample) || !Array.isArray(standard)) return value;
  // An order that the owner has changed is theirs as a whole.
  if (sample.every(isPlaced)) return value;
  const isIn = (rows: unknown[], row: unknown) => rows.some(other => isDeepStrictEqual(other, row));
  return value.filter(row => isIn(standard, row) || !isIn(sample, row));
}

function isPlaced(row: unknown): boolean {
  return 'hidden' in Object(row);
}
