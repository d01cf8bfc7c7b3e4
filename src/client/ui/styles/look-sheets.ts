import jetbrainsMono from './looks/jetbrains-mono.css?inline';
import newsreader from './looks/newsreader.css?inline';
import newsreaderDisplay from './looks/newsreader-display.css?inline';
import typePairs from './looks/type-pairs.css?inline';

/**
 * The fonts of each type pair, which a look adds to the style sheet of all pages. The server combines them
 * (src/server/http/pages/look-routes.ts).
 */
export const lookSheets = {
  'serif-archivo': newsreaderDisplay + typePairs,
  serif: newsreaderDisplay + newsreader + typePairs,
  mono: jetbrainsMono + typePairs,
};
