import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type { TypePair } from '#shared/appearance/looks';

export type Typeface = { file: Buffer; font: Font };
/** The font `head` sets titles and names. */
export type Typefaces = Record<'head' | 'bold' | 'text', Typeface>;

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

export type TypefaceLoader = (pair?: TypePair) => Promise<Typefaces>;

/**
 * Loads the fonts of images and documents on first use and caches them. System fonts are never used, because
 * a server may have none.
 */
export function createTypefaceLoader(): TypefaceLoader {
  const loading = new Map<string, Promise<Typeface>>();

  function load(path: string): Promise<Typeface> {
    const typeface =
      loading.get(path) ??
      loadTypeface(path).catch((error: unknown) => {
        loading.delete(path);
        throw error;
      });
    loading.set(path, typeface);
    return typeface;
  }

  return async (pair = 'archivo') => {
    const { head, bold, text } = FILES[pair];
    const [ofHead, ofBold, ofText] = await Promise.all([load(head), load(bold), load(text)]);
    return { head: ofHead, bold: ofBold, text: ofText };
  };
}

async function loadTypeface(path: string): Promise<Typeface> {
  const { create } = await import('fontkit');
  const file = await readFile(createRequire(import.meta.url).resolve(path));
  return { file, font: create(file) };
}
