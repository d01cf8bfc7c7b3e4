import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** A style ready for use: the whole TrueType file, and the same file read. */
export type Typeface = { file: Buffer; font: Font };
export type Typefaces = { bold: Typeface; text: Typeface };

/** The site's letters in their normal width: pdfkit embeds no variable font. */
const FILES = {
  bold: '@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf',
  text: '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
};

/**
 * The fonts of pictures and documents, read when first wanted and then cached. No font of the machine is ever used:
 * there may be none.
 */
export function createTypefaceLoader(): () => Promise<Typefaces> {
  let loading: Promise<Typefaces> | undefined;
  return () => {
    loading ??= loadTypefaces().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function loadTypefaces(): Promise<Typefaces> {
  const [bold, text] = await Promise.all([loadTypeface(FILES.bold), loadTypeface(FILES.text)]);
  return { bold, text };
}

async function loadTypeface(path: string): Promise<Typeface> {
  const { create } = await import('fontkit');
  const file = await readFile(createRequire(import.meta.url).resolve(path));
  return { file, font: create(file) };
}
