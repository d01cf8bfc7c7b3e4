import type { Typefaces } from '#server/core/font/typefaces';
import { createPen, type Document, type StyleName } from './resume-pen';

type RowOptions = { aside: string; height: number; gap: number };

export type Sheet = ReturnType<typeof createSheet>;

const LINE = '#b5bfc0';
const ACCENT = '#be3a00';

/** The width of the column beside the entries, and the gap between them. */
const ASIDE_WIDTH = 104;
const GUTTER = 20;
const FOOT = 28;

/** Fills the pages of a document from the top with lines and two-column rows, each text tagged with its role. */
export function createSheet(document: Document, faces: Typefaces) {
  const pen = createPen(document, faces);
  const { left, right, bottom } = document.page.margins;
  const width = document.page.width - left - right;
  const entryWidth = width - ASIDE_WIDTH - GUTTER;
  const floor = document.page.height - bottom - FOOT;
  let column = { x: left, width };

  /** Draws a text below the last one; nothing for a text that the font cannot set. */
  function line(meaning: string, text: string, name: StyleName): void {
    const shown = pen.settable(text, name);
    if (shown === '') return;
    const { lineGap, after } = pen.use(name);
    pen.tag(meaning, () => document.text(shown, column.x, document.y, { width: column.width, lineGap }));
    document.y += after;
  }

  function links(items: { text: string; url: string }[]): void {
    const { size, after } = pen.use('small');
    const gap = 14;
    let x = column.x;
    for (const { text, url } of items) {
      const shown = pen.settable(text, 'small');
      const itemWidth = Math.min(document.widthOfString(shown), column.width);
      if (shown === '') continue;
      if (x > column.x && x + itemWidth > column.x + column.width) {
        document.y += document.currentLineHeight() + 3;
        x = column.x;
      }
      const { y } = document;
      const options = { link: url, lineBreak: false, width: itemWidth, ellipsis: true, height: size };
      pen.tag('Link', () => document.text(shown, x, y, options));
      document.y = y;
      x += itemWidth + gap;
    }
    if (items.length > 0) document.y += document.currentLineHeight() + after;
  }

  /** Draws a section title on a rule, on the same page as the first entry. */
  function heading(title: string, nextHeight: number): void {
    document.y += 14;
    keepTogether(40 + nextHeight);
    pen.decorate('Layout', () => drawRule(document, left, width));
    document.y += 9;
    line('H2', title, 'section');
  }

  /** Draws content with a text beside it, never split across pages. */
  function row({ aside, height, gap }: RowOptions, draw: () => void): void {
    keepTogether(Math.max(height, pen.measureHeight(aside, 'aside', ASIDE_WIDTH)));
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

  /** Ends the document; several pages get page numbers. */
  function finish(name: string): void {
    pen.end();
    numberPages(document, pen, name);
  }

  return {
    line,
    links,
    heading,
    row,
    keepTogether,
    measureHeight: (text: string, name: StyleName) => pen.measureHeight(text, name, entryWidth),
    finish,
    space: (points: number) => {
      document.y += points;
    },
  };
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

function numberPages(document: Document, pen: ReturnType<typeof createPen>, name: string): void {
  const { count } = document.bufferedPageRange();
  if (count < 2) return;
  const { left, bottom } = document.page.margins;
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    const y = document.page.height - bottom - 8;
    const label = [name, `${index + 1} of ${count}`].filter(part => part !== '').join('  ·  ');
    pen.use('small');
    pen.decorate('Pagination', () => document.text(label, left, y, { lineBreak: false }));
  }
}
