import { settableText } from '../../core/font/settable-text';
import type { Typeface, Typefaces } from '../../core/font/typefaces';

type Document = PDFKit.PDFDocument;
type TextStyle = { face: Typeface; size: number; colour: string; lineGap: number; after: number };
type StyleName = 'name' | 'role' | 'lead' | 'section' | 'title' | 'text' | 'small' | 'aside';
type RowOptions = { aside: string; height: number; gap: number };

export type Sheet = ReturnType<typeof createSheet>;

const INK = '#12181a';
const INK_2 = '#414b4e';
const INK_3 = '#566264';
const LINE = '#b5bfc0';
const ACCENT = '#be3a00';

/** What stands beside the entries, and the room between. */
const ASIDE_WIDTH = 104;
const GUTTER = 20;
const FOOT = 28;

/** The pages of a document, filled from the top: lines, and rows with something beside them. Each text has its meaning. */
export function createSheet(document: Document, faces: Typefaces) {
  const styles = textStyles(faces);
  const { left, right, bottom } = document.page.margins;
  const width = document.page.width - left - right;
  const floor = document.page.height - bottom - FOOT;
  const mainLeft = left + ASIDE_WIDTH + GUTTER;
  const root = document.struct('Document');
  document.addStructure(root);
  let column = { x: left, width };

  function use(style: TextStyle): Document {
    return document.font(style.face.file).fontSize(style.size).fillColor(style.colour);
  }

  /** One piece of text below the last; nothing for a text that the letters cannot set. */
  function line(meaning: string, text: string, name: StyleName): void {
    const style = styles[name];
    const settable = settableText(text, style.face.font);
    if (settable === '') return;
    const { x, width: room } = column;
    tell(meaning, () => use(style).text(settable, x, document.y, { width: room, lineGap: style.lineGap }));
    document.y += style.after;
  }

  /** Addresses one after the other, each a link. */
  function links(items: { text: string; url: string }[]): void {
    const style = styles.small;
    use(style);
    const gap = 14;
    let x = column.x;
    for (const { text, url } of items) {
      const settable = settableText(text, style.face.font);
      const room = Math.min(document.widthOfString(settable), column.width);
      if (settable === '') continue;
      if (x > column.x && x + room > column.x + column.width) {
        document.y += document.currentLineHeight() + 3;
        x = column.x;
      }
      const { y } = document;
      const options = { link: url, lineBreak: false, width: room, ellipsis: true, height: style.size };
      tell('Link', () => use(style).text(settable, x, y, options));
      document.y = y;
      x += room + gap;
    }
    if (items.length > 0) document.y += document.currentLineHeight() + style.after;
  }

  /** A section's title on a rule, on the same page as the first of what follows. */
  function heading(title: string, nextHeight: number): void {
    document.y += 14;
    keepTogether(40 + nextHeight);
    const { y } = document;
    decorate('Layout', () => {
      document
        .lineWidth(0.75)
        .moveTo(left, y)
        .lineTo(left + width, y)
        .stroke(LINE);
      document
        .lineWidth(1.5)
        .moveTo(left, y - 3)
        .lineTo(left, y + 3)
        .stroke(ACCENT);
    });
    document.y += 9;
    line('H2', title, 'section');
  }

  /** Something with words beside it, never parted by the end of a page. */
  function row({ aside, height, gap }: RowOptions, draw: () => void): void {
    keepTogether(Math.max(height, heightOf(aside, 'aside', ASIDE_WIDTH)));
    const top = document.y;
    column = { x: left, width: ASIDE_WIDTH };
    line('P', aside, 'aside');
    const asideBottom = document.y;
    column = { x: mainLeft, width: width - ASIDE_WIDTH - GUTTER };
    document.y = top;
    draw();
    document.y = Math.max(asideBottom, document.y) + gap;
    column = { x: left, width };
  }

  function keepTogether(height: number): void {
    if (document.y + height > floor) document.addPage();
  }

  function heightOf(text: string, name: StyleName, room = width - ASIDE_WIDTH - GUTTER): number {
    const style = styles[name];
    const settable = settableText(text, style.face.font);
    if (settable === '') return 0;
    return use(style).heightOfString(settable, { width: room, lineGap: style.lineGap }) + style.after;
  }

  /** Marks what is drawn with what it is, for those who have it read to them. */
  function tell(meaning: string, draw: () => void): void {
    const element = document.struct(meaning, {}, draw);
    root.add(element);
    element.end();
  }

  /** Drawn for the eye alone. */
  function decorate(type: 'Layout' | 'Pagination', draw: () => void): void {
    document.markContent('Artifact', { type });
    draw();
    document.endMarkedContent();
  }

  /** Ends the document: a document of several pages numbers them. */
  function finish(name: string): void {
    root.end();
    const { count } = document.bufferedPageRange();
    if (count < 2) return;
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(index);
      const y = document.page.height - bottom - 8;
      const label = [name, `${index + 1} of ${count}`].filter(part => part !== '').join('  ·  ');
      decorate('Pagination', () => use(styles.small).text(label, left, y, { lineBreak: false }));
    }
  }

  return {
    line,
    links,
    heading,
    row,
    heightOf,
    finish,
    space: (points: number) => {
      document.y += points;
    },
  };
}

function textStyles({ bold, text }: Typefaces): Record<StyleName, TextStyle> {
  return {
    name: { face: bold, size: 25, colour: INK, lineGap: 0, after: 3 },
    role: { face: text, size: 12.5, colour: INK_2, lineGap: 1, after: 5 },
    lead: { face: text, size: 10.5, colour: INK_2, lineGap: 3, after: 4 },
    section: { face: bold, size: 12.5, colour: INK, lineGap: 0, after: 7 },
    title: { face: bold, size: 10.5, colour: INK, lineGap: 1, after: 1.5 },
    text: { face: text, size: 9.5, colour: INK_2, lineGap: 2, after: 1.5 },
    small: { face: text, size: 9, colour: INK_3, lineGap: 1, after: 2 },
    aside: { face: text, size: 9.5, colour: INK_3, lineGap: 1, after: 0 },
  };
}
