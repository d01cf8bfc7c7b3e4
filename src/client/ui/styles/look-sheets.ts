import editorial from './looks/editorial.css?inline';
import jetbrainsMono from './looks/jetbrains-mono.css?inline';
import newsreader from './looks/newsreader.css?inline';
import newsreaderDisplay from './looks/newsreader-display.css?inline';
import terminal from './looks/terminal.css?inline';
import typePairs from './looks/type-pairs.css?inline';

/**
 * What looks add to the sheet of all pages: the rules of each style, the faces of each pair of fonts. The server sends them
 * with the rest (src/server/http/look-routes.ts).
 */
export const lookSheets = {
  styles: { editorial, terminal },
  types: {
    'serif-archivo': newsreaderDisplay + typePairs,
    serif: newsreaderDisplay + newsreader + typePairs,
    mono: jetbrainsMono + typePairs,
  },
};
