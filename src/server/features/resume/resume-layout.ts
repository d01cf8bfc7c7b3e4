import { measureLine } from '#server/core/font/text-lines';
import type { Typefaces } from '#server/core/font/typefaces';
import { PALETTES } from '#shared/appearance/palettes';
import { createTypesetter, type Document, type Paragraph, type StyleName } from './resume-typesetter';

type RowOptions = { aside: string; height: number; gap: number };
type Column = { x: number; width: number };
type Link = { text: string; url: string };
type Typesetter = ReturnType<typeof createTypesetter>;

export type ResumeLayout = ReturnType<typeof createResumeLayout>;

const [LINE] = PALETTES.instrument.tick;
const [ACCENT] = PALETTES.instrument.accent;

/** The width of the column beside the entries, and the gap between them. */
const ASIDE_WIDTH = 104;
const GUTTER = 20;
const FOOT = 28;

/**
 * Fills the pages of a document from the top with lines and two-column rows, and tags each text with its
 * role.
 */
export function createResumeLayout(document: Document, faces: Typefaces) {
  const typesetter = createTypesetter(document, faces);
  const { left, right, bottom } = document.page.margins;
  const width = document.page.width - left - right;
  const entryWidth = width - ASIDE_WIDTH - GUTTER;
  const floor = document.page.height - bottom - FOOT;
  let column: Column = { x: left, width };

  /** Draws a text below the last one. Returns false for a text that the fonts cannot set, which draws nothing. */
  function line(meaning: string, text: string, name: StyleName): boolean {
    const { lines, lineHeight, style } = typesetter.set(text, name, column.width);
    if (lines.length === 0) return false;
    typesetter.tag(meaning, () => {
      for (const each of lines) {
        keepTogether(lineHeight);
        const { y } = document;
        typesetter.draw(each, style, { ...column, y });
        document.y = y + lineHeight;
      }
    });
    document.y += style.after;
    return true;
  }

  /** Draws a section title on a rule, on the same page as the first entry. */
  function heading(title: string, nextHeight: number): void {
    document.y += 14;
    keepTogether(40 + nextHeight);
    typesetter.decorate('Layout', () => drawRule(document, left, width));
    document.y += 9;
    line('H2', title, 'section');
  }

  /** Draws content with a text beside it, never split across pages. */
  function row({ aside, height, gap }: RowOptions, draw: () => void): void {
    keepTogether(Math.max(height, typesetter.measureHeight(aside, 'aside', ASIDE_WIDTH)));
    const top = document.y;
    column = { x: left, width: ASIDE_WIDTH };
    line('P', aside, 'aside');
    const asideBottom = document.y;
    column = { x: left + ASIDE_WIDTH + GUTTER, width: entryWidth };
    document.y = top;
    draw();
    document.y = Math.max(asideBottom, document.y) + gap;
    column = { x: left, width };
  }

  function keepTogether(height: number): void {
    if (document.y + height > floor) document.addPage();
  }

  /** Ends the document. Several pages get page numbers. */
  function finish(name: string): void {
    typesetter.end();
    numberPages(document, typesetter, name);
  }

  return {
    line,
    links: (items: Link[]) => drawLinks(document, typesetter, column, items),
    heading,
    row,
    keepTogether,
    measureHeight: (text: string, name: StyleName) => typesetter.measureHeight(text, name, entryWidth),
    finish,
    space: (points: number) => {
      document.y += points;
    },
  };
}

/** Draws links side by side, on as many lines as they need. */
function drawLinks(document: Document, typesetter: Typesetter, column: Column, items: Link[]): void {
  const gap = 14;
  let { x } = column;
  let last: Paragraph | undefined;
  for (const { text, url } of items) {
    const item = typesetter.set(text, 'small', column.width, 1);
    const [line] = item.lines;
    if (!line) continue;
    const { style, lineHeight } = item;
    const width = measureLine(line) * style.size;
    if (x > column.x && x + width > column.x + column.width) {
      document.y += lineHeight + 2;
      x = column.x;
    }
    const place = { x, y: document.y, width, link: url };
    typesetter.tag('Link', () => typesetter.draw(line, style, place));
    document.y = place.y;
    x += width + gap;
    last = item;
  }
  if (last) document.y += last.lineHeight + last.style.after;
}

/** Draws a line with a mark at its left end. */
function drawRule(document: Document, left: number, width: number): void {
  const { y } = document;
  document.lineWidth(0.75);
  document.moveTo(left, y);
  document.lineTo(left + width, y).stroke(LINE);
  document.lineWidth(1.5);
  document.moveTo(left, y - 3);
  document.lineTo(left, y + 3).stroke(ACCENT);
}

function numberPages(document: Document, typesetter: Typesetter, name: string): void {
  const { count } = document.bufferedPageRange();
  if (count < 2) return;
  const { left, right, bottom } = document.page.margins;
  const width = document.page.width - left - right;
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    const y = document.page.height - bottom - 8;
    const label = [name, `${index + 1} of ${count}`].filter(part => part !== '').join('  ·  ');
    const { lines, style } = typesetter.set(label, 'small', width, 1);
    typesetter.decorate('Pagination', () => {
      for (const line of lines) typesetter.draw(line, style, { x: left, y, width });
    });
  }
}
