import { type Extras, extras } from '#server/extras/extras';
import { offlineImports } from './imports/support/offline-imports';
import { failingStaticCopy } from './static-copy/support/failing-static-copy';

/**
 * The extras of sites in tests. An extra that calls other sites or needs the built site has a line here, which replaces
 * it.
 */
export const testExtras: Extras = {
  ...extras,
  staticCopy: failingStaticCopy,
  imports: offlineImports,
};
