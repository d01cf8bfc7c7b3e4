import { createHash } from 'node:crypto';
import { lookAddress } from '#shared/appearance/look-address';
import { lookRule, styleRule } from '#shared/appearance/look-css';
import { type Look, type TypePair, toTypePair } from '#shared/appearance/looks';
import { PALETTES, toColors } from '#shared/appearance/palettes';
import { STYLE_TOKENS } from '#shared/appearance/style-tokens';
import { toVariants } from '#shared/appearance/style-variants';
import type { Appearance } from '#shared/contract/appearance';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';

/** The style sheets that looks are composed of. */
export type LookSheets = {
  /** The built sheet that all pages share. */
  base: string;
  /** The font faces of each type pair, and their use. */
  types: Partial<Record<TypePair, string>>;
  /** The digest of all sheets, which is part of each look's address. */
  digest: string;
};

export function createLookSheets(base: string, types: LookSheets['types']): LookSheets {
  const hash = createHash('sha256')
    .update(base)
    .update(JSON.stringify([types, PALETTES, STYLE_TOKENS]));
  return { base, types, digest: hash.digest('base64url').slice(0, 10) };
}

export function lookSheet({ base, types }: LookSheets, look: Look): string {
  // Every style is printed in the colors and sizes of the first one.
  const onScreen = look.style === 'instrument' ? '' : `@media screen{${styleRule(look.style)}}`;
  return fromLookFolder([base, types[toTypePair(look)], onScreen, lookRule(look)].join(''));
}

/** The folder of the built sheets, to which their addresses are relative, on any host. */
const BUILT_SHEETS = 'https://site.invalid/assets/';

/** Makes the addresses of files relative to the folder of looks, because the site may be below a base path. */
function fromLookFolder(sheet: string): string {
  return sheet.replace(
    /url\((["']?)(?![a-z]+:|#)([^"')]+)\1\)/g,
    (_url, quote: string, address: string) =>
      `url(${quote}..${new URL(address, BUILT_SHEETS).pathname}${quote})`,
  );
}

/** Finds the link to the shared sheet. Returns null during development, when scripts load the styles. */
export function findBaseSheet(template: string): { tag: string; href: string } | null {
  const [tag, href] = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)">/.exec(template) ?? [];
  return tag === undefined || href === undefined ? null : { tag, href };
}

/**
 * Applies the owner's look to index.html before the first paint: the theme, the style, and one style sheet
 * instead of the shared one. The default look changes nothing.
 */
export function applyOwnerLook(
  template: string,
  appearance: Appearance = BLANK_SITE_SETTINGS,
  sheets?: LookSheets,
): string {
  const { accent, style, firstTheme } = appearance;
  const type = toTypePair(appearance);
  const needsSheet = accent !== '' || style !== 'instrument' || type !== 'archivo';
  if (!sheets || (!needsSheet && firstTheme === 'visitor')) return template;
  const attributes = [
    style === 'instrument' ? '' : ` data-style="${style}" data-variants="${toVariants(style)}"`,
    type === 'archivo' ? '' : ` data-type="${type}"`,
    firstTheme === 'visitor' ? '' : ` data-theme="${firstTheme}"`,
  ];
  const themed = withBarColors(template, appearance).replace(/<html\b/, `<html${attributes.join('')}`);
  if (!needsSheet) return themed;
  return withFonts(withSheet(themed, lookAddress(appearance, sheets.digest)), type, sheets);
}

/**
 * Disables the shared sheet, so that the browser does not fetch it and the loader of screens does not add it
 * again.
 */
function withSheet(template: string, address: string): string {
  const link = `<link rel="stylesheet" data-look href="${address}">`;
  const base = findBaseSheet(template);
  if (!base) return template.replace('</head>', `${link}</head>`);
  return template.replace(base.tag, `${link}<link rel="stylesheet" disabled href="${base.href}">`);
}

/** Preloads the fonts of the pair, and Archivo if it still sets the text. */
function withFonts(template: string, type: TypePair, { types }: LookSheets): string {
  const files = types[type]?.match(/\/assets\/[\w-]+-latin-(?!ext-)[\w-]+\.woff2/g) ?? [];
  if (files.length === 0) return template;
  const links = [...new Set(files)].map(
    file => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  return template.replace(/<link\s+rel="preload"[^>]*as="font"[^>]*>/, archivo =>
    [...(type === 'serif-archivo' ? [archivo] : []), ...links].join(''),
  );
}

/** Gives the browser's toolbar the color of the page. */
function withBarColors(template: string, { style, firstTheme }: Appearance): string {
  return template.replace(
    /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: (light|dark)\)")/g,
    (_tag, start: string, end: string, system: 'light' | 'dark') =>
      `${start}${toColors(style, firstTheme === 'visitor' ? system : firstTheme)('bg')}${end}`,
  );
}
