import createClient from 'openapi-fetch';
import type { components, paths } from './api-types.js';

// The script of a developer who has only the address of the site and its OpenAPI document.

type Project = components['schemas']['Project'];

const [address = '', email = '', password = '', picture] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl: `${address}/api` });

/** Returns the data of a successful call and throws for a failed one. */
function requireData<Data, Failure extends { message: string }>(call: {
  data?: Data;
  error?: Failure;
}): Data {
  if (call.data === undefined) throw new Error(call.error?.message ?? 'No answer');
  return call.data;
}

const projects: Project[] = requireData(await api.GET('/projects'));
const [first] = projects;
const project =
  first && requireData(await api.GET('/projects/{id}', { params: { path: { id: first._id } } }));

const missing = await api.GET('/projects/{id}', { params: { path: { id: 'none' } } });

const message = requireData(
  await api.POST('/contacts', {
    body: { name: 'A script', email: 'script@example.com', message: 'Hello from outside' },
  }),
);

const { token } = requireData(await api.POST('/users/login', { body: { email, password } }));
api.use({
  onRequest: ({ request }) => {
    request.headers.set('x-auth-token', token);
  },
});

const { count } = requireData(await api.PUT('/contacts/mark-read', { body: { ids: [message._id] } }));
const read = requireData(
  await api.GET('/contacts', { params: { query: { filter: 'read', sortBy: 'createdAt' } } }),
);

const stored = picture === undefined ? null : await upload(picture);

console.info(
  JSON.stringify({
    titles: projects.map(({ title }) => title),
    media: project?.media.map(({ type }) => type),
    missing: missing.error?.code,
    count,
    read: read.map(({ name }) => name),
    stored,
  }),
);

async function upload(base64: string): Promise<string> {
  const file = new Blob([Uint8Array.from(atob(base64), character => character.charCodeAt(0))]);
  const sent = await api.POST('/upload', {
    body: { file },
    bodySerializer: body => {
      const form = new FormData();
      form.set('file', body.file, 'picture');
      return form;
    },
  });
  return requireData(sent).url;
}
