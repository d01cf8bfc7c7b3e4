import { type Extras, extras } from '#server/extras/extras';
import { offlineImports } from './imports/support/offline-imports';

/** The extras of sites in tests. An extra that calls other sites has a line here, which replaces it. */
export const testExtras: Extras = {
  ...extras,
  imports: offlineImports,
};
