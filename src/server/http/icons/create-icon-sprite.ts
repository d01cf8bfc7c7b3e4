import { type RequestHandler, Router } from 'express';
import { ICONS_VERSION } from './icon-packages';
import { createIconSearch } from './icon-search';
import { createIconSymbols } from './icon-symbols';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const MAX_ICONS = 200;
const MAX_SEARCH_LENGTH = 100;
const ID = /^icon(?:\.[\w-]{1,100}){1,10}$/;
const USED = /<(?:use href="#|i data-icon=")(icon\.[\w.-]+)"/g;

export type IconSprite = ReturnType<typeof createIconSprite>;

/**
 * Creates the icons of stored classes. A page contains the symbols that it shows, and the browser requests
 * further ones at an address with their version. If the owner has set an icon font, it draws classes outside
 * both packages. Pages request further ones below the base path.
 */
export function createIconSprite(fontStylesheetUrl: string | undefined, base = '') {
  const symbols = createIconSymbols();
  const search = createIconSearch();
  const folder = `/icons/${ICONS_VERSION}`;
  const isFontIcon = (id: string) => fontStylesheetUrl !== undefined && !symbols.isKnown(id);
  const draw = (id: string) =>
    isFontIcon(id) ? `<symbol id="${id}" data-font=""></symbol>` : symbols.symbol(id);

  const send: RequestHandler = (request, response) => {
    const requested = String(request.query.of ?? '').split(',', MAX_ICONS);
    const ids = new Set(requested.filter(id => ID.test(id)));
    // The icon font is a setting, which may change.
    const age = fontStylesheetUrl === undefined ? `max-age=${YEAR_SECONDS}, immutable` : 'max-age=3600';
    response.set('Cache-Control', `public, ${age}`).type('image/svg+xml');
    response.send(`<svg xmlns="http://www.w3.org/2000/svg">${Array.from(ids, draw).join('')}</svg>`);
  };

  const sendFound: RequestHandler = (request, response) => {
    response.set('Cache-Control', 'public, max-age=3600');
    response.json(search(String(request.query.of ?? '').slice(0, MAX_SEARCH_LENGTH)));
  };

  return {
    files: Router().get(`${folder}/symbols.svg`, send).get(`${folder}/search.json`, sendFound),
    isFontIcon,
    /** Renders the symbols that this markup uses, and the preloaded ones, for the end of the page. */
    renderSprite: (markup: string, preloaded: string[] = []): string => {
      const ids = new Set([...Array.from(markup.matchAll(USED), ([, id = '']) => id), ...preloaded]);
      // SVG has no attribute `hidden`.
      return `<div hidden><svg id="icons" data-from="${base}${folder}">${Array.from(ids, draw).join('')}</svg></div>`;
    },
  };
}
