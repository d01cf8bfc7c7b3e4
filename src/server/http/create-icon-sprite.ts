import { type RequestHandler, Router } from 'express';
import { createIconSymbols } from './icon-symbols';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const MAX_ICONS = 200;
const ID = /^icon(?:\.[\w-]{1,100}){1,10}$/;
const USED = /<(?:use href="#|i data-icon=")(icon\.[\w.-]+)"/g;

export type IconSprite = ReturnType<typeof createIconSprite>;

/**
 * The icons of stored classes. A page has the symbols that it shows; what the browser shows later, it asks for under an
 * address that changes with their version. Classes that are not in Font Awesome's free set are left to the icon font
 * where the owner has set one.
 */
export function createIconSprite(fontStylesheetUrl: string | undefined) {
  const symbols = createIconSymbols();
  const path = `/icons/${symbols.version}/symbols.svg`;
  const isOfFont = (id: string) => fontStylesheetUrl !== undefined && !symbols.isKnown(id);
  const draw = (id: string) =>
    isOfFont(id) ? `<symbol id="${id}" data-font=""></symbol>` : symbols.symbol(id);

  const send: RequestHandler = (request, response) => {
    const asked = String(request.query.of ?? '').split(',', MAX_ICONS);
    const ids = new Set(asked.filter(id => ID.test(id)));
    // What the font draws is a setting, which may change.
    const age = fontStylesheetUrl === undefined ? `max-age=${YEAR_SECONDS}, immutable` : 'max-age=3600';
    response.set('Cache-Control', `public, ${age}`).type('image/svg+xml');
    response.send(`<svg xmlns="http://www.w3.org/2000/svg">${Array.from(ids, draw).join('')}</svg>`);
  };

  return {
    files: Router().get(path, send),
    isOfFont,
    /** The symbols that this markup uses, and those that its page will soon use, for the end of the page. */
    renderSprite: (markup: string, soon: string[] = []): string => {
      const ids = new Set([...Array.from(markup.matchAll(USED), ([, id = '']) => id), ...soon]);
      return `<svg id="icons" data-from="${path}" hidden>${Array.from(ids, draw).join('')}</svg>`;
    },
  };
}
