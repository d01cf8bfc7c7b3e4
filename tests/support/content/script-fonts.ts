import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const FONTS = {
  japanese: '@expo-google-fonts/dotgothic16/400Regular/DotGothic16_400Regular.ttf',
  hebrew: '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  arabic: '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
};

/** Reads a font of a script that the site's own fonts lack. */
export function readScriptFont(script: keyof typeof FONTS): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(FONTS[script]));
}
