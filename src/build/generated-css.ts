import type { Comment, Plugin } from 'postcss';
import { colorDeclarations, MEANINGS, PALETTES } from '../shared/appearance/palettes.ts';
import { tokenDeclarations } from '../shared/appearance/style-tokens.ts';
import { listFontFaces } from './fonts/font-faces.ts';

/**
 * Replaces the comment `palette:` with the colors, sizes and lines of the first style, and comments such as
 * `font: Archivo` with the faces of that font.
 */
export const generatedCss: Plugin = {
  postcssPlugin: 'generated-css',
  Once: (sheet, { AtRule, Declaration }) => {
    const declare = (comment: Comment, lines: [prop: string, value: string][]) =>
      lines.map(
        ([prop, value]) =>
          new Declaration({ prop, value, ...(comment.source && { source: comment.source }) }),
      );
    sheet.walkComments(comment => {
      const [, family] = /^font: (.+)$/.exec(comment.text) ?? [];
      if (comment.text.startsWith('palette:')) {
        const colors = colorDeclarations({ ...PALETTES.instrument, ...MEANINGS });
        comment.replaceWith(...declare(comment, [...tokenDeclarations('instrument'), ...colors]));
      } else if (family !== undefined) {
        const faces = listFontFaces(family).map(
          face => new AtRule({ name: 'font-face', nodes: declare(comment, Object.entries(face)) }),
        );
        comment.replaceWith(...faces);
      }
    });
  },
};
