import type { Plugin } from 'postcss';
import { colorDeclarations, MEANINGS, PALETTES } from '../shared/appearance/palettes.ts';

/** A PostCSS plugin that replaces the palette comment in tokens.css with the colors of the first style. */
export const paletteCss: Plugin = {
  postcssPlugin: 'palette',
  Once: sheet => {
    sheet.walkComments(comment => {
      if (!comment.text.startsWith('palette:')) return;
      const declarations = colorDeclarations({ ...PALETTES.instrument, ...MEANINGS });
      const place = comment.source && { source: comment.source };
      comment.replaceWith(...declarations.map(([prop, value]) => ({ prop, value, ...place })));
    });
  },
};
