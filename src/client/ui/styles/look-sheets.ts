import editorial from './looks/editorial.css?inline';
import terminal from './looks/terminal.css?inline';

/** What each style says beside the first one's sheet: the server sends it with the rest (src/server/http/look-routes.ts). */
export const styleSheets = { editorial, terminal };
