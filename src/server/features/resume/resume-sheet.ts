import type { Typefaces } from '#server/core/font/typefaces';
import { createPen, type Document, type StyleName } from './resume-pen';

type RowOptions = { aside: string; height: number; gap: number };

export type Sheet = ReturnType<typeof createSheet>;

const LINE = '#b5bfc0';
const ACCENT = '#be3a00';

/** What stands beside the entries, and the room between. */
const ASIDE_WIDTH = 104;
const GUTTER = 20;
const FOOT = 28;

/** The pages of a document, filled from the top: lines, and rows with something beside them. Each text has its meaning. */
export function createSheet(document: Document, faces: Typefaces) {
  const pen = createPen(document, faces);
  const { left, right, bottom } = document.page.margins;
  const width = document.page.width - left - right;
  const entryWidth = width - ASIDE_WIDTH - GUTTER;
  const floor = document.page.height - bottom - FOOT;
  let column = { x: left, width };

  /** One piece of text below the last; nothing for a text that the letters cannot set. */
  function line(meaning: string, text: string, name: StyleName): void {
    const shown = pen.settable(text, name);
    if (shown === '') return;
    const { lineGap, after } = pen.use(name);
    pen.tell(meaning, () => document.text(shown, column.x, document.y, { width: column.width, lineGap }));
    document.y += after;
  }

  /** Addresses one after the other, each a link. */
  function links(items: { text: string; url: string }[]): void {
    const { size, after } = pen.use('small');
    const gap = 14;
    let x = column.x;
    for (const { text, url } of items) {
      const shown = pen.settable(text, 'small');
      const room = Math.min(document.widthOfString(shown), column.width);
      if (shown === '') continue;
      if (x > column.x && x + room > column.x + column.width) {
        document.y += document.currentLineHeight() + 3;
        x = column.x;
      }
      const { y } = document;
      const options = { link: url, lineBreak: false, width: room, ellipsis: true, height: size };
      pen.tell('Link', () => document.text(shown, x, y, options));
      document.y = y;
      x += room + gap;
    }
    if (items.length > 0) document.y += document.currentLineHeight() + after;
  }

  /** A section's title on a rule, on the same page as the first of what follows. */
  function heading(title: string, nextHeight: number): void {
    document.y += 14;
    keepTogether(40 + nextHeight);
    const { y } = document;
    pen.decorate('Layout', () => {
      document.lineWidth(0.75);
      document.moveTo(left, y);
      document.lineTo(left + width, y).stroke(LINE);
      document.lineWidth(1.5);
      document.moveTo(left, y - 3);
      document.lineTo(left, y + 3).stroke(ACCENT);
    });
    document.y += 9;
    line('H2', title, 'section');
  }

  /** Something with words beside it, never parted by the end of a page. */
  function row({ aside, height, gap }: RowOptions, draw: () => void): void {
    keepTogether(Math.max(height, pen.heightOf(aside, 'aside', ASIDE_WIDTH)));
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

  /** Goes on with the next page where so much does not stand on this one any more. */
  function keepTogether(height: number): void {
    if (document.y + height > floor) document.addPage();
  }

  /** Ends the document: a document of several pages numbers them. */
  function finish(name: string): void {
    pen.end();
    const { count } = document.bufferedPageRange();
    if (count < 2) return;
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(index);
      const y = document.page.height - bottom - 8;
      const label = [name, `${index + 1} of ${count}`].filter(part => part !== '').join('  ·  ');
      pen.use('small');
      pen.decorate('Pagination', () => document.text(label, left, y, { lineBreak: false }));
    }
  }

  return {
    line,
    links,
    heading,
    row,
    keepTogether,
    heightOf: (text: string, name: StyleName) => pen.heightOf(text, name, entryWidth),
    finish,
    space: (points: number) => {
      document.y += points;
    },
  };
}
