import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';

// The thread of check-font.ts runs this file.

/** The number of characters that are drawn and embedded, which represent the font. */
const SAMPLES = 200;

/** Returns the reason why the site cannot use a font, or null if it can. */
export async function findProblem({ path }: { path: string }): Promise<string | null> {
  const file = await readFile(path);
  try {
    const font = create(file);
    if (Object.keys(font.variationAxes).length > 0)
      return 'The font is variable. Upload a file with one weight, such as NotoSansJP-Regular.ttf.';
    const text = pickCharacters(font);
    if (!hasOutlines(font, text))
      return 'The font has no outlines. Fonts of colored emoji are not supported.';
    embed(file, text);
    return null;
  } catch {
    // The libraries throw errors of any kind for damaged files.
    return "The font can't be read. It is damaged or incomplete.";
  }
}

/** Picks characters from the whole range of a font. */
function pickCharacters({ characterSet }: Font): string {
  const visible = characterSet.filter(code => /[\p{L}\p{N}\p{S}]/u.test(String.fromCodePoint(code)));
  const step = Math.max(1, Math.floor(visible.length / SAMPLES));
  return String.fromCodePoint(...visible.filter((_, index) => index % step === 0).slice(0, SAMPLES));
}

function hasOutlines(font: Font, text: string): boolean {
  const { glyphs } = font.layout(text);
  const drawn = glyphs.filter(({ path }) => path.toSVG() !== '');
  return drawn.length > 0 && drawn.length * 2 >= glyphs.length;
}

function embed(file: Buffer, text: string): void {
  const document = new PDFDocument({ font: '' });
  document.font(file).text(text, { features: [] });
  document.end();
}
