import type { Plugin } from 'postcss';
import { colorDeclarations, MEANINGS, PALETTES } from '../shared/appearance/palettes.ts';
import { tokenDeclarations } from '../shared/appearance/style-tokens.ts';

/** Replaces the palette comment in tokens.css with the colors, sizes and lines of the first style. */
export const paletteCss: Plugin = {
  postcssPlugin: 'palette',
  Once: sheet => {
    sheet.walkComments(comment => {
      if (!comment.text.startsWith('palette:')) return;
      const colors = colorDeclarations({ ...PALETTES.instrument, ...MEANINGS });
      const declarations = [...tokenDeclarations('instrument'), ...colors];
      const place = comment.source && { source: comment.source };
      comment.replaceWith(...declarations.map(([prop, value]) => ({ prop, value, ...place })));
    });
  },
};
