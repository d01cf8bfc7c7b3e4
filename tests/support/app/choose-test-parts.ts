import { chooseParts } from '#server/choose-parts';
import type { DatabaseTarget } from '#server/core/config/env';
import { readEnvironment } from '#server/environment';
import type { Parts } from '#server/extras/extra';

/** Returns the parts of a site that uses this database. */
export function chooseTestParts(target: DatabaseTarget): Parts {
  const url = target.kind === 'sqlite' ? `sqlite:${target.file}` : target.url;
  return chooseParts(readEnvironment({ DATABASE_URL: url }));
}
