import { chooseAdapters } from '#server/choose-adapters';
import type { Environment } from '#server/core/config/env';
import type { Database } from '#server/core/database/database';
import { StartError } from '#server/core/errors/start-error';
import { createLogger } from '#server/core/runtime/logger';
import { withLocalSite } from '#server/local-site';
import type { StaticHost } from '#shared/static-host';

/** Pages for a static host are complete: they have all their data, however long it takes. */
const COMPLETE: StaticHost = { base: '', contactAddress: null, viewsAddress: null, countedTo: 0 };

/**
 * Renders the home page and every page of the sitemap. Returns their number.
 * @throws StartError if a page fails
 */
export async function renderPages(db: Database, env: Environment): Promise<number> {
  const store = await chooseAdapters(env).openStore();
  const { publicUrl } = env;
  const options = { db, env, store, log: createLogger('warn'), staticHost: COMPLETE, publicUrl };
  return withLocalSite(options, async ({ url, services }) => {
    const entries = await services.listSitemap();
    const paths = ['/', ...entries.map(({ path }) => path)];
    for (const path of paths) {
      const response = await fetch(url + path, { redirect: 'manual' });
      await response.arrayBuffer();
      if (response.status !== 200) throw new StartError(`${path} failed with status ${response.status}.`);
    }
    return paths.length;
  });
}
