import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import type { Font } from 'fontkit';
import type { FontStyle } from './static-font';

/** A style ready for use: the whole TrueType file, and the same file read. */
export type Typeface = { file: Buffer; font: Font };
export type Typefaces = Record<StyleName, Typeface>;
type StyleName = keyof typeof STYLES;

/** The letters that the pages use: wide names things, normal explains, narrow measures. */
const STYLES = {
  wide: { name: 'Archivo-Wide', axes: { wght: 600, wdth: 116 } },
  bold: { name: 'Archivo-SemiBold', axes: { wght: 600, wdth: 100 } },
  text: { name: 'Archivo-Regular', axes: { wght: 400, wdth: 100 } },
  narrow: { name: 'Archivo-Narrow', axes: { wght: 450, wdth: 84 } },
} satisfies Record<string, FontStyle>;

/** Latin first: its letters keep their kerning. */
const FILES = ['latin', 'latin-ext', 'vietnamese'].map(
  part => `@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`,
);

/**
 * The site's letters for pictures and documents. No font of the machine is ever used: there may be none. They are made
 * when somebody first wants them, which takes a few tenths of a second, and then kept.
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
  const require = createRequire(import.meta.url);
  const files = await Promise.all(FILES.map(file => readFile(require.resolve(file))));
  // Neither is needed before, and the site starts without them.
  const [{ create }, { createStaticFont }] = await Promise.all([import('fontkit'), import('./static-font')]);
  const makeTypeface = async (style: FontStyle): Promise<Typeface> => {
    // Other requests take their turn between two styles.
    await setImmediate();
    const file = createStaticFont(files, style);
    return { file, font: create(file) };
  };
  return {
    wide: await makeTypeface(STYLES.wide),
    bold: await makeTypeface(STYLES.bold),
    text: await makeTypeface(STYLES.text),
    narrow: await makeTypeface(STYLES.narrow),
  };
}
