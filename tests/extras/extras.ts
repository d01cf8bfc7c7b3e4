import { type Extras, extras } from '#server/extras/extras';
import { offlineImports } from './imports/support/offline-imports';
import { failingCopies } from './static-copy/support/failing-copies';

/**
 * The extras of sites in tests. An extra that calls other sites or needs the built site has a line here, which replaces
 * it.
 */
export const testExtras: Extras = {
  ...extras,
  copies: failingCopies,
  imports: offlineImports,
};
