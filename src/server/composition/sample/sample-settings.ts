import { isDeepStrictEqual } from 'node:util';
import type { SiteSettings } from '#shared/contract/site';
import { DEFAULT_SITE_SETTINGS } from '#shared/site-defaults';
import { SAMPLE_SITE } from './data/sample-site';

type Settings = Partial<SiteSettings>;

/** Removes unchanged sample settings; lists lose their sample rows. Values that equal the defaults stay. */
export function withoutSample(settings: Settings): Settings {
  return Object.fromEntries(
    Object.entries<unknown>(settings).flatMap(([name, value]) => {
      const own = withoutSampleValue(value, SAMPLE.get(name), DEFAULT.get(name));
      return own === undefined ? [] : [[name, own]];
    }),
  );
}

/** Lists the settings that are sample content, at least in part. */
export function sampleSettings(settings: Settings): string[] {
  const own = toMap(withoutSample(settings));
  return [...toMap(settings)].flatMap(([name, value]) =>
    isDeepStrictEqual(own.get(name), value) ? [] : [name],
  );
}

/** Counts the settings that are neither sample content nor defaults. */
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
  // An order that the owner has changed is preserved completely.
  if (sample.every(isPlaced)) return value;
  const isIn = (rows: unknown[], row: unknown) => rows.some(other => isDeepStrictEqual(other, row));
  return value.filter(row => isIn(standard, row) || !isIn(sample, row));
}

function isPlaced(row: unknown): boolean {
  return 'hidden' in Object(row);
}
