import type { Tokens } from '#shared/contract/auth';
import type { ProjectInput } from '#shared/contract/project';
import { AUTH_HEADER } from '#shared/credentials';
import { OWNER } from './owner';
import type { Site } from './start-site';

/** Stores projects in the given order over REST as the owner. */
export async function addProjects(site: Site, projects: ProjectInput[]): Promise<void> {
  const token = await fetchOwnerToken(site);
  for (const project of projects) {
    const { status } = await post(site, '/api/projects', project, token);
    if (status !== 201) throw new Error(`Creating a project returned status ${status}`);
  }
}

/** Stores a picture as the owner and returns its URL. */
export async function addPicture(site: Site, bytes: Buffer): Promise<string> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'picture.jpg');
  const headers = { [AUTH_HEADER]: await fetchOwnerToken(site) };
  const response = await fetch(`${site.url}/api/upload`, { method: 'POST', headers, body });
  const { url }: { url?: string } = await response.json();
  if (url === undefined) throw new Error(`Uploading a picture returned status ${response.status}`);
  return url;
}

async function fetchOwnerToken(site: Site): Promise<string> {
  const response = await post(site, '/api/users/login', OWNER);
  const { token }: Tokens = await response.json();
  return token;
}

function post(site: Site, path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { [AUTH_HEADER]: token }) },
    body: JSON.stringify(body),
  });
}
