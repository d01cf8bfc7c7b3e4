import { createImportsExtra } from '#server/extras/imports/index';
import { NOT_FOUND, repository } from './github-server';

/** Imports for tests of other subjects. GitHub has one profile with one repository, and other sites do not respond. */
export const offlineImports = createImportsExtra({
  fetch: async input => {
    const isKnown = new URL(String(input)).pathname === '/users/ada/repos';
    const { status = 200, body } = isKnown ? { body: [repository('engine')] } : NOT_FOUND;
    return Response.json(body, { status });
  },
  openPictures: async () => {
    throw new Error('Other sites do not respond');
  },
});
