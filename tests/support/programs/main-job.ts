import { expect } from 'vitest';
import { AUTH_HEADER } from '#shared/credentials';
import { OWNER } from '../app/owner';

/** Publishes a project as the owner of a running site, which a visitor then reads and writes about. */
export async function doMainJob(url: string): Promise<void> {
  const call = async (method: string, path: string, body: object, token?: string) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { [AUTH_HEADER]: token }) },
      body: JSON.stringify(body),
    });
    expect.soft(response.ok, `${method} ${path}`).toBe(true);
    return response.json();
  };
  const { token } = await call('POST', '/users/login', OWNER);
  const [project] = await call('POST', '/projects', { title: 'A tide table', public: true }, token);
  const page = await fetch(`${url}/projects/${project._id}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('A tide table');
  await call('POST', '/contacts', { name: 'Ada', email: 'ada@example.com', message: 'Hello' });
  const inbox = await fetch(`${url}/api/contacts`, { headers: { [AUTH_HEADER]: token } });
  expect(await inbox.json()).toMatchObject([{ name: 'Ada', message: 'Hello' }]);
  for (const path of ['/', '/about', '/projects', '/notes', '/admin/dashboard', '/WebResume.pdf'])
    expect.soft((await fetch(url + path)).status, path).toBe(200);
}
