import { z } from 'zod';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from '../tests/support/app/fetch-tokens';

const RENEW_MS = 10 * 60_000;

/** One kind of request of a soak; `number` makes each request slightly different. */
export type SoakRequest = {
  name: string;
  expected?: number;
  make: (number: number) => RequestInit & { url: string };
};

/** Lists reads and writes in the proportion of a busy site; each write of the owner invalidates the cache. */
export async function listMix(url: string): Promise<SoakRequest[]> {
  const owner = await signIn(url);
  const idSchema = z.array(z.object({ _id: z.string(), image: z.string() }));
  const projects = idSchema.parse(await (await fetch(`${url}/api/projects`)).json());
  const skills = await (await fetch(`${url}/api/skills`)).json();
  const [first] = projects;
  if (!first) throw new Error('The site has no projects: it needs its sample content');

  const get = (path: string, expected = 200): SoakRequest => ({
    name: `GET ${path}`,
    expected,
    make: () => ({ url: url + path }),
  });
  const write = (
    method: string,
    path: string,
    expected: number,
    body: (number: number) => unknown,
  ): SoakRequest => ({
    name: `${method} ${path}`,
    expected,
    make: number => ({
      url: url + path,
      method,
      headers: { 'content-type': 'application/json', [AUTH_HEADER]: owner.token },
      body: JSON.stringify(body(number)),
    }),
  });
  const view = (number: number) => ({ sessionId: `soak ${number}` });
  const reads: SoakRequest[] = [
    ...['/', '/projects', '/about', '/login', `/projects/${first._id}`].map(path => get(path)),
    ...['/api/projects', '/api/skills', '/api/timeline', '/api/site', '/api/views/total'].map(path =>
      get(path),
    ),
    ...projects.slice(1, 4).map(({ _id }) => get(`/api/projects/${_id}`)),
    get('/trpc/projects.list,skills.list,views.total,site.get?batch=1&input=%7B%7D'),
    get(first.image),
    ...['/feed.xml', '/api/openapi.json', '/readyz'].map(path => get(path)),
    get('/no-such-page', 404),
    get('/api/no-such-path', 404),
    // No route reads this parameter, so its responses must not accumulate in the cache.
    { name: 'GET /api/projects?q', make: number => ({ url: `${url}/api/projects?q=${number}` }) },
  ];
  const writes = [
    write('POST', '/api/views', 201, view),
    write('POST', '/api/views', 201, view),
    write('POST', '/api/contacts', 201, number => ({
      name: `Soak ${number}`,
      email: 'soak@example.com',
      message: 'Hello',
    })),
    write('PUT', `/api/projects/${first._id}`, 200, number => ({ description: `Soaked ${number} times` })),
    write('POST', '/api/skills', 200, () => skills),
    write('POST', '/api/auth/check-token', 200, () => ({})),
    write('POST', '/api/projects', 400, () => ({ title: 7 })),
  ];
  const slow = ['/og/site.png', '/WebResume.pdf'].map(path => get(path));
  return [...reads, ...slow, ...reads, ...writes, ...reads];
}

/** Signs in, and again before the access token expires after fifteen minutes. */
async function signIn(url: string): Promise<{ token: string }> {
  const { token } = await fetchTokens(url);
  const owner = { token };
  setInterval(async () => {
    owner.token = (await fetchTokens(url).catch(() => owner)).token;
  }, RENEW_MS).unref();
  return owner;
}
