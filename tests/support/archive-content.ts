import { AUTH_HEADER } from '../../src/shared/auth-constants';
import type { Tokens } from '../../src/shared/contract/auth';
import type { ProjectInput } from '../../src/shared/contract/project';
import { OWNER } from './owner';
import type { Site } from './start-site';

/** Stores projects as the owner, by REST, in the order given. */
export async function addProjects(site: Site, projects: ProjectInput[]): Promise<void> {
  const token = await ownerToken(site);
  for (const project of projects) {
    const { status } = await post(site, '/api/projects', project, token);
    if (status !== 201) throw new Error(`A project was answered ${status}`);
  }
}

/** Stores a picture as the owner, and answers its address. */
export async function addPicture(site: Site, bytes: Buffer): Promise<string> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'picture.jpg');
  const headers = { [AUTH_HEADER]: await ownerToken(site) };
  const answer = await fetch(`${site.url}/api/upload`, { method: 'POST', headers, body });
  const { url }: { url?: string } = await answer.json();
  if (url === undefined) throw new Error(`A picture was answered ${answer.status}`);
  return url;
}

async function ownerToken(site: Site): Promise<string> {
  const answer = await post(site, '/api/users/login', OWNER);
  const { token }: Tokens = await answer.json();
  return token;
}

function post(site: Site, path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { [AUTH_HEADER]: token }) },
    body: JSON.stringify(body),
  });
}
