import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { MANIFEST_PATH } from '#server/core/archive/archive-format';
import { AUTH_HEADER } from '#shared/credentials';
import { type Parts, packParts } from '../../tests/support/content/backup-file';
import { photograph, picture } from '../../tests/support/content/media-factory';
import type { Attack, Send, Variant } from './attacks';

type Bytes = Uint8Array<ArrayBuffer>;
type Site = { url: string; getToken: () => Promise<string> };

const stagedSchema = z.object({ id: z.string(), over: z.string().nullish() });
const ZIP = { 'content-type': 'application/zip' };
const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Lists an attack for each endpoint that receives a file, with archives, pictures and drawings that are hard
 * to read.
 */
export function listFileAttacks(site: Site): Attack[] {
  const sendBackup = (zip: Bytes, token: string) =>
    send(site, '/api/backup/file', { body: zip, token, headers: ZIP });
  return [
    { name: 'POST /api/backup', variants: [toVariant('', () => downloadBackup(site))] },
    {
      name: 'POST /api/backup/file',
      variants: BACKUPS.map(([input, createParts]) =>
        toVariant(input, async () => {
          const zip = await pack(createParts());
          const token = await site.getToken();
          return async () => (await sendBackup(zip, token)).status;
        }),
      ),
    },
    { name: 'POST /api/backup/file/:id/restore', variants: [toVariant('', () => restoreBackup(site))] },
    {
      name: 'POST /api/imports/markdown/file',
      variants: MARKDOWN.map(([input, parts]) => stage(site, input, parts)),
    },
    {
      name: 'imports.planMarkdown',
      variants: MARKDOWN.map(([input, parts]) => afterStaging(site, input, parts, 'plan', {})),
    },
    {
      name: 'imports.applyMarkdown',
      variants: MARKDOWN.map(([input, createParts]) =>
        afterStaging(site, input, createParts, 'import', { keys: Object.keys(createParts()) }),
      ),
    },
    {
      name: 'POST /api/upload',
      variants: PICTURES.map(([name, create]) =>
        toVariant(name, async () => {
          const form = new FormData();
          form.append('file', new Blob([new Uint8Array(await create())]), name);
          const token = await site.getToken();
          return async () => (await send(site, '/api/upload', { body: form, token, headers: {} })).status;
        }),
      ),
    },
  ];
}

const NESTED_LIST = Buffer.from(`---\n${'- '.repeat(3_000)}\n---\n`);
const LONG_FRONT_MATTER = `---\n${Array.from({ length: 2_000 }, (_, index) => `key${index}: [a, b, c, d]`).join('\n')}\n---\nText`;

const BACKUPS: [input: string, createParts: () => Parts][] = [
  ['25 MB of {},', () => ({ [MANIFEST_PATH]: Buffer.from(`[${'{},'.repeat(8_333_000)}{}]`) })],
  ['nested lists', () => ({ [MANIFEST_PATH]: Buffer.from('['.repeat(5_000_000)) })],
];

const MARKDOWN: [input: string, createParts: () => Parts][] = [
  ['a nested list', () => ({ 'one.md': NESTED_LIST })],
  ['nested flow lists', () => ({ 'one.md': Buffer.from(`---\n${'['.repeat(20_000)}\n---\n`) })],
  ['40 long front matters', () => createFiles(40, () => LONG_FRONT_MATTER)],
  [
    '2,000 files',
    () => createFiles(2_000, index => `---\ntitle: File ${index}\n---\n${'A paragraph. '.repeat(300)}`),
  ],
];

const NESTED_USES = Array.from(
  { length: 30 },
  (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
).join('');

const PICTURES: [name: string, create: () => Promise<Buffer>][] = [
  ['photo.jpg', photograph],
  ['long.png', () => picture(2_000, 30_000).png().toBuffer()],
  ['uses.svg', async () => toSvg(`<rect id="g0" width="1" height="1"/>${NESTED_USES}<use href="#g30"/>`)],
  ['paths.svg', async () => toSvg('<path d="M0 0L1 1"/>'.repeat(50_000))],
];

function toSvg(content: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);
}

function createFiles(count: number, createText: (index: number) => string): Parts {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`notes/${index}.md`, Buffer.from(createText(index))]),
  );
}

async function pack(parts: Parts): Promise<Bytes> {
  return new Uint8Array(await buffer(packParts(parts)));
}

function toVariant(input: string, prepare: () => Promise<Send>): Variant {
  return { input, prepare };
}

function stage(site: Site, input: string, createParts: () => Parts): Variant {
  return toVariant(input, async () => {
    const zip = await pack(createParts());
    const token = await site.getToken();
    return async () => (await sendMarkdown(site, zip, token)).status;
  });
}

function afterStaging(
  site: Site,
  input: string,
  createParts: () => Parts,
  action: string,
  fields: object,
): Variant {
  return toVariant(input, async () => {
    const token = await site.getToken();
    const staged = stagedSchema.safeParse(
      await (await sendMarkdown(site, await pack(createParts()), token)).json(),
    );
    // An archive that is refused at once cannot be planned.
    if (!staged.success) return async () => 400;
    const path = `/api/imports/markdown/file/${staged.data.id}/${action}`;
    const body = JSON.stringify({ target: 'notes', ...fields });
    return async () => (await send(site, path, { body, token, headers: JSON_TYPE })).status;
  });
}

function sendMarkdown(site: Site, zip: Bytes, token: string): Promise<Response> {
  return send(site, '/api/imports/markdown/file', { body: zip, token, headers: ZIP });
}

function fetchBackup(site: Site, token: string): Promise<Response> {
  return send(site, '/api/backup', { body: '{}', token, headers: JSON_TYPE });
}

async function downloadBackup(site: Site): Promise<Send> {
  const token = await site.getToken();
  return async () => {
    const response = await fetchBackup(site, token);
    await response.arrayBuffer();
    return response.status;
  };
}

/** Restores the site's own backup, so that the content stays the same. */
async function restoreBackup(site: Site): Promise<Send> {
  const token = await site.getToken();
  const zip = new Uint8Array(await (await fetchBackup(site, token)).arrayBuffer());
  const staged = await send(site, '/api/backup/file', { body: zip, token, headers: ZIP });
  if (!staged.ok) throw new Error(`The backup was refused: ${await staged.text()}`);
  const { id, over } = stagedSchema.parse(await staged.json());
  return async () => {
    const path = `/api/backup/file/${id}/restore`;
    const response = await send(site, path, { body: JSON.stringify({ over }), token, headers: JSON_TYPE });
    await response.text();
    return response.status;
  };
}

type SentBody = { body: Bytes | FormData | string; token: string; headers: Record<string, string> };

function send({ url }: Site, path: string, { body, token, headers }: SentBody): Promise<Response> {
  return fetch(url + path, { method: 'POST', body, headers: { ...headers, [AUTH_HEADER]: token } });
}
