import type { ProjectInput } from '#shared/contract/project';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from '../app/fetch-tokens';
import { ownerCalls } from '../app/owner-calls';
import type { Site } from '../programs/start-site';

/** Stores projects in the given order over REST as the owner. */
export async function addProjects(site: Pick<Site, 'url'>, projects: ProjectInput[]): Promise<void> {
  const call = await ownerCalls(site.url);
  for (const project of projects) await call('POST', '/projects', project);
}

/** Stores a picture or video as the owner and returns its address. */
export async function addPicture({ url }: Pick<Site, 'url'>, bytes: Buffer): Promise<string> {
  const { token } = await fetchTokens(url);
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'picture.jpg');
  const response = await fetch(`${url}/api/upload`, {
    method: 'POST',
    headers: { [AUTH_HEADER]: token },
    body,
  });
  if (response.status !== 201) throw new Error(`Uploading a file returned status ${response.status}`);
  return Object(await response.json()).url;
}
