import type { Plugin } from 'postcss';
import { colorDeclarations, MEANINGS, PALETTES } from '../shared/appearance/palettes.ts';

/** Puts the colours of the first style where tokens.css has the word for them: a plugin of Vite's PostCSS. */
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
