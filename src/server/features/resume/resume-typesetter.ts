import { toRenderableText } from '#server/core/font/renderable-text';
import type { Typeface, Typefaces } from '#server/core/font/typefaces';
import { PALETTES } from '#shared/appearance/palettes';

export type Document = PDFKit.PDFDocument;
export type StyleName = 'name' | 'role' | 'lead' | 'section' | 'title' | 'text' | 'small' | 'aside';
type TextStyle = { face: Typeface; size: number; color: string; lineGap: number; after: number };

const { ink, ink2, ink3 } = PALETTES.instrument;
const [INK, INK_2, INK_3] = [ink[0], ink2[0], ink3[0]];

/** Sets text on the pages of a document and tags it for screen readers. */
export function createTypesetter(document: Document, faces: Typefaces) {
  const styles = textStyles(faces);
  const root = document.struct('Document');
  document.addStructure(root);

  function use(name: StyleName): TextStyle {
    const style = styles[name];
    document.font(style.face.file).fontSize(style.size).fillColor(style.color);
    return style;
  }

  /** Returns the characters of a text that the style's font can set. */
  function renderable(text: string, name: StyleName): string {
    return toRenderableText(text, styles[name].face.font);
  }

  function measureHeight(text: string, name: StyleName, width: number): number {
    const shown = renderable(text, name);
    if (shown === '') return 0;
    const { lineGap, after } = use(name);
    return document.heightOfString(shown, { width, lineGap }) + after;
  }

  function tag(role: string, draw: () => void): void {
    const element = document.struct(role, {}, draw);
    root.add(element);
    element.end();
  }

  function decorate(type: 'Layout' | 'Pagination', draw: () => void): void {
    document.markContent('Artifact', { type });
    draw();
    document.endMarkedContent();
  }

  return { use, renderable, measureHeight, tag, decorate, end: () => root.end() };
}

function textStyles({ bold, text }: Typefaces): Record<StyleName, TextStyle> {
  return {
    name: { face: bold, size: 25, color: INK, lineGap: 0, after: 3 },
    role: { face: text, size: 12.5, color: INK_2, lineGap: 1, after: 5 },
    lead: { face: text, size: 10.5, color: INK_2, lineGap: 3, after: 4 },
    section: { face: bold, size: 12.5, color: INK, lineGap: 0, after: 7 },
    title: { face: bold, size: 10.5, color: INK, lineGap: 1, after: 1.5 },
    text: { face: text, size: 9.5, color: INK_2, lineGap: 2, after: 1.5 },
    small: { face: text, size: 9, color: INK_3, lineGap: 1, after: 2 },
    aside: { face: text, size: 9.5, color: INK_3, lineGap: 1, after: 0 },
  };
}
