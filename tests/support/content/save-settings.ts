import type { SiteUpdate } from '#shared/contract/site';
import { ownerCalls } from '../app/owner-calls';

/** Changes settings of a running site, because sample content may differ from the defaults. */
export async function saveSettings(siteUrl: string, settings: SiteUpdate): Promise<void> {
  const call = await ownerCalls(siteUrl);
  await call('PUT', '/site', settings);
}
