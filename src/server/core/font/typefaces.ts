import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import type { Logger } from '#server/core/runtime/logger';
import type { TypePair } from '#shared/appearance/looks';

export type Typeface = {
  file: Buffer;
  font: Font;
  /** OpenType features to turn on or off. */
  features?: Record<string, boolean>;
};
/** Fonts in the order in which a character looks for one that has it. */
export type FontStack = readonly [Typeface, ...Typeface[]];
/** The font `head` sets titles and names. */
export type Typefaces = Record<'head' | 'bold' | 'text', FontStack>;

const ARCHIVO = {
  bold: '@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf',
  text: '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
};
const NEWSREADER = {
  head: '@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf',
  bold: '@expo-google-fonts/newsreader/600SemiBold/Newsreader_600SemiBold.ttf',
  text: '@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf',
};
const JETBRAINS_MONO = {
  bold: '@expo-google-fonts/jetbrains-mono/600SemiBold/JetBrainsMono_600SemiBold.ttf',
  text: '@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf',
};
/** Has all of Latin, Greek and Cyrillic. */
const NOTO_SANS = {
  bold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  text: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
};

/**
 * The site's fonts as static files. pdfkit cannot embed variable fonts, and fontkit cannot read compressed
 * ones.
 */
const FILES: Record<TypePair, Record<keyof Typefaces, string>> = {
  archivo: { head: ARCHIVO.bold, ...ARCHIVO },
  'serif-archivo': { ...ARCHIVO, head: NEWSREADER.head },
  serif: NEWSREADER,
  mono: { head: JETBRAINS_MONO.bold, ...JETBRAINS_MONO },
};
/** The fonts for characters that those of the pair lack. The last one has arrows and lines. */
const FALLBACKS: Record<keyof Typefaces, string[]> = {
  head: [NOTO_SANS.bold, JETBRAINS_MONO.bold],
  bold: [NOTO_SANS.bold, JETBRAINS_MONO.bold],
  text: [NOTO_SANS.text, JETBRAINS_MONO.text],
};

/** Loads the fonts of a pair. Added fonts, which are addresses of uploads, have the characters that these lack. */
export type TypefaceLoader = (pair?: TypePair, added?: readonly string[]) => Promise<Typefaces>;

type LoaderParts = {
  /** Reads an added font, or returns null if it no longer exists. */
  readUpload?: (address: string) => Promise<Buffer | null>;
  log?: Logger | undefined;
};

/**
 * Loads the fonts of images and documents on first use and caches them. System fonts are never used, because
 * a server may have none.
 */
export function createTypefaceLoader({ readUpload, log }: LoaderParts = {}): TypefaceLoader {
  const bundled = createCache(async path => {
    const typeface = await readTypeface(await readFile(createRequire(import.meta.url).resolve(path)));
    // JetBrains Mono substitutes some letter sequences with glyphs whose widths cannot be read.
    const isMono = Object.values(JETBRAINS_MONO).includes(path);
    return isMono ? { ...typeface, features: { calt: false } } : typeface;
  });
  const uploaded = createCache(async address => {
    const file = await readUpload?.(address);
    if (!file) throw new Error('The file is missing');
    return readTypeface(file);
  });

  /** Leaves out a font that cannot be read. The texts that need it are then left out, too. */
  async function loadAdded(address: string): Promise<Typeface[]> {
    try {
      return [await uploaded(address)];
    } catch (error) {
      log?.warn({ address, error }, 'reading an added font failed');
      return [];
    }
  }

  return async (pair = 'archivo', addresses = []) => {
    const added = withoutSameNames((await Promise.all(addresses.map(loadAdded))).flat());
    const loadStack = async (role: keyof Typefaces): Promise<FontStack> => [
      await bundled(FILES[pair][role]),
      ...(await Promise.all(FALLBACKS[role].map(bundled))),
      ...sortByWeight(added, WEIGHTS[role]),
    ];
    const [head, bold, text] = await Promise.all([loadStack('head'), loadStack('bold'), loadStack('text')]);
    return { head, bold, text };
  };
}

/**
 * Keeps the first font of each name, because pdfkit takes fonts with the same name for the same font. A restored site and
 * an update of the settings may have several.
 */
function withoutSameNames(typefaces: Typeface[]): Typeface[] {
  const byName = new Map(typefaces.toReversed().map(each => [each.font.postscriptName, each]));
  return typefaces.filter(each => byName.get(each.font.postscriptName) === each);
}

const WEIGHTS: Record<keyof Typefaces, number> = { head: 600, bold: 600, text: 400 };
const REGULAR = 400;

function sortByWeight(typefaces: Typeface[], weight: number): Typeface[] {
  const distance = ({ font }: Typeface) => Math.abs((font['OS/2']?.usWeightClass ?? REGULAR) - weight);
  return typefaces.toSorted((a, b) => distance(a) - distance(b));
}

/** The site has fewer fonts. Those that the owner has removed leave the cache. */
const CACHED_FONTS = 16;

/** Keeps what has been loaded. Failures are loaded again. */
function createCache(load: (key: string) => Promise<Typeface>): (key: string) => Promise<Typeface> {
  const loading = new LRUCache<string, Promise<Typeface>>({ max: CACHED_FONTS });
  return key => {
    const typeface = loading.get(key) ?? load(key);
    loading.set(key, typeface);
    typeface.catch(() => loading.delete(key));
    return typeface;
  };
}

async function readTypeface(file: Buffer): Promise<Typeface> {
  const { create } = await import('fontkit');
  return { file, font: create(file) };
}
