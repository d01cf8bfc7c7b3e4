import type { Typefaces } from '#server/core/font/typefaces';
import { PALETTES } from '#shared/appearance/palettes';
import { createTypesetter, type Document, type StyleName } from './resume-typesetter';

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

  /** Draws a text below the last one. A text that the font cannot set draws nothing. */
  function line(meaning: string, text: string, name: StyleName): void {
    const shown = typesetter.renderable(text, name);
    if (shown === '') return;
    const { lineGap, after } = typesetter.use(name);
    typesetter.tag(meaning, () =>
      document.text(shown, column.x, document.y, { width: column.width, lineGap }),
    );
    document.y += after;
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
  const { size, after } = typesetter.use('small');
  const gap = 14;
  let x = column.x;
  for (const { text, url } of items) {
    const shown = typesetter.renderable(text, 'small');
    const itemWidth = Math.min(document.widthOfString(shown), column.width);
    if (shown === '') continue;
    if (x > column.x && x + itemWidth > column.x + column.width) {
      document.y += document.currentLineHeight() + 3;
      x = column.x;
    }
    const { y } = document;
    const options = { link: url, lineBreak: false, width: itemWidth, ellipsis: true, height: size };
    typesetter.tag('Link', () => document.text(shown, x, y, options));
    document.y = y;
    x += itemWidth + gap;
  }
  if (items.length > 0) document.y += document.currentLineHeight() + after;
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
  const { left, bottom } = document.page.margins;
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    const y = document.page.height - bottom - 8;
    const label = [name, `${index + 1} of ${count}`].filter(part => part !== '').join('  ·  ');
    typesetter.use('small');
    typesetter.decorate('Pagination', () => document.text(label, left, y, { lineBreak: false }));
  }
}
