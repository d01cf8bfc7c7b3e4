import type { z } from 'zod';
import type { Logger } from '#server/core/runtime/logger';
import { appearanceSchema } from '#shared/contract/appearance';
import { sectionsSchema } from '#shared/contract/sections';
import { type SiteSettings, siteSettingsSchema } from '#shared/contract/site';
import { DEFAULT_SITE_SETTINGS } from '#shared/site-defaults';

type StoredSettings = Partial<SiteSettings>;

/** Settings whose stored choices another version may have made. */
const CHOICES = new Map<string, z.ZodType>(
  Object.entries({
    projectOrder: siteSettingsSchema.shape.projectOrder,
    archiveOpen: siteSettingsSchema.shape.archiveOpen,
    projectPage: siteSettingsSchema.shape.projectPage,
    featuredLayout: siteSettingsSchema.shape.featuredLayout,
    ...appearanceSchema.shape,
    ...sectionsSchema.shape,
  }),
);

/**
 * Reads what is stored: what was never set is its default, and so is a choice that this version does not know, which the
 * log says once. A list loses the rows alone that it does not know, or has already. A setting without a field in the
 * contract does not leave.
 */
export function createSettingsReader(
  log: Logger | undefined,
): (stored: StoredSettings | undefined) => SiteSettings {
  const told = new Set<string>();

  function tell(setting: string, value: unknown): void {
    const key = `${setting} ${JSON.stringify(value)}`;
    if (told.has(key)) return;
    told.add(key);
    log?.warn({ setting, value }, 'a stored setting is unknown to this version: its default counts');
  }

  return (stored = {}) => {
    const entries = Object.entries<unknown>(stored).flatMap(([name, value]) => {
      if (!(name in siteSettingsSchema.shape)) return [];
      const schema = CHOICES.get(name);
      const known = schema && value !== undefined ? readChoice(schema, value, tell.bind(null, name)) : value;
      return known === undefined ? [] : [[name, known] as const];
    });
    return { ...DEFAULT_SITE_SETTINGS, ...Object.fromEntries(entries) };
  };
}

/** What this version knows of a choice. */
function readChoice(schema: z.ZodType, value: unknown, tell: (unknown: unknown) => void): unknown {
  const isList = schema.safeParse([]).success && Array.isArray(value);
  const rest = isList ? knownRows(schema, value, tell) : value;
  const { data, success } = schema.safeParse(rest);
  if (!success) tell(value);
  return data;
}

/** Of each name the first row, as far as this version knows it. */
function knownRows(schema: z.ZodType, rows: unknown[], tell: (unknown: unknown) => void): unknown[] {
  const names = new Set<unknown>();
  return rows.filter(row => {
    const isKnown = schema.safeParse([row]).success;
    if (!isKnown) tell(row);
    const { name } = Object(row);
    return isKnown && !names.has(name) && names.add(name);
  });
}
