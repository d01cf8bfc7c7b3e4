import { chooseAdapters } from '#server/choose-adapters';
import type { DatabaseTarget } from '#server/core/config/env';
import { readEnvironment } from '#server/environment';
import type { Adapters } from '#server/extras/extra';

/** Returns the adapters of a site that uses this database. */
export function chooseTestAdapters(target: DatabaseTarget): Adapters {
  const url = target.kind === 'sqlite' ? `sqlite:${target.file}` : target.url;
  return chooseAdapters(readEnvironment({ DATABASE_URL: url }));
}
