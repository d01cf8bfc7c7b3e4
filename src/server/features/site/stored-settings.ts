import type { z } from 'zod';
import type { Logger } from '#server/core/runtime/logger';
import { appearanceFields } from '#shared/contract/appearance';
import type { Field } from '#shared/contract/fields';
import { sectionsFields } from '#shared/contract/sections';
import { type SiteSettings, siteFields } from '#shared/contract/site';
import { DEFAULT_SITE_SETTINGS } from '#shared/new-site-settings';

type StoredSettings = Partial<SiteSettings>;

/** Settings whose stored choices may come from another version. */
const CHOICES = new Map<string, z.ZodType>(
  Object.entries<Field>(siteFields)
    .filter(([name, { words }]) => words || name in appearanceFields || name in sectionsFields)
    .map(([name, { value }]) => [name, value]),
);

/**
 * Reads stored settings. An unset setting has its default, and so has a choice unknown to this version, which
 * is logged once. Unknown and repeated rows of a list are dropped. Settings that are not in the contract are
 * never returned.
 */
export function createSettingsReader(
  log: Logger | undefined,
): (stored: StoredSettings | undefined) => SiteSettings {
  const logged = new Set<string>();

  function warnOnce(setting: string, value: unknown): void {
    const key = `${setting} ${JSON.stringify(value)}`;
    if (logged.has(key)) return;
    logged.add(key);
    log?.warn({ setting, value }, 'unknown stored setting, using its default');
  }

  return (stored = {}) => {
    const entries = Object.entries<unknown>(stored).flatMap(([name, value]) => {
      if (!(name in siteFields)) return [];
      const schema = CHOICES.get(name);
      const supported =
        schema && value !== undefined ? readChoice(schema, value, warnOnce.bind(null, name)) : value;
      return supported === undefined ? [] : [[name, supported] as const];
    });
    return { ...DEFAULT_SITE_SETTINGS, ...Object.fromEntries(entries) };
  };
}

/** Returns the choice as far as this version supports it. */
function readChoice(schema: z.ZodType, value: unknown, warn: (unknown: unknown) => void): unknown {
  const isList = schema.safeParse([]).success && Array.isArray(value);
  const rest = isList ? filterSupported(schema, value, warn) : value;
  const { data, success } = schema.safeParse(rest);
  if (!success) warn(value);
  return data;
}

function filterSupported(schema: z.ZodType, rows: unknown[], warn: (unknown: unknown) => void): unknown[] {
  const names = new Set<unknown>();
  return rows.filter(row => {
    const isKnown = schema.safeParse([row]).success;
    if (!isKnown) warn(row);
    const { name } = Object(row);
    return isKnown && !names.has(name) && names.add(name);
  });
}
