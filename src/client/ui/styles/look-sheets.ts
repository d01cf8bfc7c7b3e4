import editorial from './looks/editorial.css?inline';
import jetbrainsMono from './looks/jetbrains-mono.css?inline';
import newsreader from './looks/newsreader.css?inline';
import newsreaderDisplay from './looks/newsreader-display.css?inline';
import terminal from './looks/terminal.css?inline';
import typePairs from './looks/type-pairs.css?inline';

/**
 * The style sheets that a look adds to the one of all pages: the rules of its style and the fonts of its type
 * pair. The server combines them (src/server/http/pages/look-routes.ts).
 */
export const lookSheets = {
  styles: { editorial, terminal },
  types: {
    'serif-archivo': newsreaderDisplay + typePairs,
    serif: newsreaderDisplay + newsreader + typePairs,
    mono: jetbrainsMono + typePairs,
  },
};
