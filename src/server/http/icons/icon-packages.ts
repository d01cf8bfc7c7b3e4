import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const require = createRequire(import.meta.url);
const versionSchema = z.object({ version: z.string() });

const fontAwesome = dirname(require.resolve('@fortawesome/fontawesome-free/package.json'));
// The package does not export its package.json.
const simpleIconList = require.resolve('simple-icons/icons.json');
const simpleIcons = dirname(dirname(simpleIconList));

/** The folders of Font Awesome's styles and of Simple Icons. Their files have the names of the icons. */
export const ICON_FOLDERS = {
  solid: join(fontAwesome, 'svgs', 'solid'),
  brands: join(fontAwesome, 'svgs', 'brands'),
  regular: join(fontAwesome, 'svgs', 'regular'),
  simple: join(simpleIcons, 'icons'),
};
export type IconFolder = keyof typeof ICON_FOLDERS;

/** Changes with the version of either package. */
export const ICONS_VERSION = [fontAwesome, simpleIcons]
  .map(folder => versionSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version)
  .join('-');

const simpleIconSchema = z.object({
  title: z.string(),
  slug: z.string(),
  aliases: z.object({ aka: z.array(z.string()).default([]) }).optional(),
});

/** Reads the names under which people know each of the Simple Icons. */
export function readSimpleIcons(): { slug: string; names: string[] }[] {
  const icons = z.array(simpleIconSchema).parse(JSON.parse(readFileSync(simpleIconList, 'utf8')));
  return icons.map(({ title, slug, aliases }) => ({ slug, names: [title, ...(aliases?.aka ?? [])] }));
}
