import { type Measure, wrapText } from '#server/core/font/fit-text';
import { createMeasure } from '#server/core/font/measure-text';
import { toSettableText } from '#server/core/font/settable-text';
import {
  arrangeLines,
  layOutRun,
  measureLine,
  measureRun,
  type TextLine,
} from '#server/core/font/text-lines';
import type { FontStack, Typeface, Typefaces } from '#server/core/font/typefaces';
import { PALETTES } from '#shared/appearance/palettes';
import { hasRightToLeft } from '#shared/text-direction';

export type Document = PDFKit.PDFDocument;
export type StyleName = 'name' | 'role' | 'lead' | 'section' | 'title' | 'text' | 'small' | 'aside';
type TextStyle = {
  fonts: FontStack;
  size: number;
  color: string;
  lineGap: number;
  after: number;
  measure: Measure;
};
/** A text in its lines, all of which have the same height. */
export type Paragraph = { style: TextStyle; lines: TextLine[]; lineHeight: number };
type Place = { x: number; y: number; width: number; link?: string };

const { ink, ink2, ink3 } = PALETTES.instrument;
const [INK, INK_2, INK_3] = [ink[0], ink2[0], ink3[0]];

/** Sets text on the pages of a document and tags it for screen readers. */
export function createTypesetter(document: Document, faces: Typefaces) {
  const styles = textStyles(faces);
  const selectFont = createFontSelection(document);
  const root = document.struct('Document');
  document.addStructure(root);

  /** Wraps a text. One that the fonts cannot set whole has no lines. */
  function set(text: string, name: StyleName, width: number, maxLines?: number): Paragraph {
    const style = styles[name];
    const { fonts, size, lineGap, measure } = style;
    const lines = wrapText(toSettableText(text, fonts), measure, width, maxLines);
    const { font } = fonts[0];
    const lineHeight = ((font.ascent + font.lineGap - font.descent) * size) / font.unitsPerEm + lineGap;
    return { style, lines: arrangeLines(lines, fonts), lineHeight };
  }

  function measureHeight(text: string, name: StyleName, width: number): number {
    const { style, lines, lineHeight } = set(text, name, width);
    return lines.length === 0 ? 0 : lines.length * lineHeight + style.after;
  }

  /** Aligns a line to the start side of its paragraph, and draws it. */
  function draw(line: TextLine, { size, color, fonts }: TextStyle, { x, y, width, link }: Place): void {
    const { font } = fonts[0];
    const baseline = y + (font.ascent * size) / font.unitsPerEm;
    let at = line.isRightToLeft ? x + width - measureLine(line) * size : x;
    const isMisread = !isReadable(line);
    if (isMisread) document.markContent('Span', { actual: line.text });
    for (const run of line.runs) {
      selectFont(run.typeface).fontSize(size).fillColor(color);
      // With features, even none, a run is shaped whole instead of word by word.
      const whole = { lineBreak: false, features: [], baseline: 'alphabetic' as const };
      document.text(run.text, at, baseline, { ...whole, ...(link !== undefined && { link }) });
      at += measureRun(run) * size;
    }
    if (isMisread) document.endMarkedContent();
  }

  function tag(role: string, content: () => void): void {
    const element = document.struct(role, {}, content);
    root.add(element);
    element.end();
  }

  function decorate(type: 'Layout' | 'Pagination', content: () => void): void {
    document.markContent('Artifact', { type });
    content();
    document.endMarkedContent();
  }

  return { set, measureHeight, draw, tag, decorate, end: () => root.end() };
}

/**
 * Returns false if the glyphs of a line stand for other characters than the text has, which viewers would copy.
 * Viewers restore the order of letters from right to left themselves.
 */
function isReadable({ text, runs }: TextLine): boolean {
  const glyphs = runs.flatMap(run => layOutRun(run).glyphs);
  const drawn = glyphs.flatMap(({ codePoints }) => codePoints.map(code => String.fromCodePoint(code)));
  const read = [...text];
  if (hasRightToLeft(text)) for (const characters of [drawn, read]) characters.sort();
  return drawn.join('') === read.join('');
}

/** Registers each font once, because pdfkit otherwise reads a file for every text. */
function createFontSelection(document: Document) {
  const names = new Map<Typeface, string>();
  return (typeface: Typeface): Document => {
    const known = names.get(typeface);
    const name = known ?? `font-${names.size}`;
    names.set(typeface, name);
    if (known === undefined) document.registerFont(name, typeface.file);
    return document.font(name);
  };
}

function textStyles({ bold, text }: Typefaces): Record<StyleName, TextStyle> {
  return {
    name: createStyle({ fonts: bold, size: 25, color: INK, lineGap: 0, after: 3 }),
    role: createStyle({ fonts: text, size: 12.5, color: INK_2, lineGap: 1, after: 5 }),
    lead: createStyle({ fonts: text, size: 10.5, color: INK_2, lineGap: 3, after: 4 }),
    section: createStyle({ fonts: bold, size: 12.5, color: INK, lineGap: 0, after: 7 }),
    title: createStyle({ fonts: bold, size: 10.5, color: INK, lineGap: 1, after: 1.5 }),
    text: createStyle({ fonts: text, size: 9.5, color: INK_2, lineGap: 2, after: 1.5 }),
    small: createStyle({ fonts: text, size: 9, color: INK_3, lineGap: 1, after: 2 }),
    aside: createStyle({ fonts: text, size: 9.5, color: INK_3, lineGap: 1, after: 0 }),
  };
}

function createStyle(style: Omit<TextStyle, 'measure'>): TextStyle {
  return { ...style, measure: createMeasure(style) };
}
