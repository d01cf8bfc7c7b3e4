import createClient from 'openapi-fetch';
import type { components, paths } from './api-types.js';

// Each marked line must fail to compile; if it compiles, TypeScript reports the unused mark.

const api = createClient<paths>({ baseUrl: '' });

type ProjectInput = paths['/projects']['post']['requestBody']['content']['application/json'];
// @ts-expect-error a project has no such field
export const project: ProjectInput = { titel: 'x' };
// @ts-expect-error a returned project has no such field either
export const title = (project: components['schemas']['Project']) => project.titel;
// @ts-expect-error a boolean is not a string
await api.PUT('/projects/{id}', { params: { path: { id: '1' } }, body: { featured: 'yes' } });
// @ts-expect-error a message has a sender
await api.POST('/contacts', { body: { name: 'x', message: 'y' } });
// @ts-expect-error there is no such filter
await api.GET('/contacts', { params: { query: { filter: 'spam' } } });
// @ts-expect-error the path requires a project ID
await api.GET('/projects/{id}');
// @ts-expect-error there is no such path
await api.GET('/blog');
// @ts-expect-error there is no such method
await api.PATCH('/projects');
// @ts-expect-error skills are sent as an array
await api.POST('/skills', { body: { skills: [] } });
// @ts-expect-error an upload is a file
await api.POST('/upload', { body: { file: 'x' } });

const { data } = await api.GET('/projects');
// @ts-expect-error the field is named `_id`
data?.[0]?.id;
// @ts-expect-error there are no other types of media
data?.[0]?.media[0]?.type === 'audio';
