import { z } from 'zod';
import { MANIFEST_PATH } from '#server/core/archive/archive-format';
import type { Parts } from '../../tests/support/content/backup-file';
import { photograph, picture } from '../../tests/support/content/media-factory';
import type { Attack, Send } from './attacks';
import { type AttackedSite, type Bytes, JSON_TYPE, pack, send, ZIP } from './send-file';

const stagedSchema = z.object({ id: z.string(), over: z.string().nullish() });

/**
 * Lists an attack for each endpoint that receives a file, with archives, pictures and drawings that are hard
 * to read.
 */
export function listFileAttacks(site: AttackedSite): Attack[] {
  const sendBackup = (zip: Bytes, token: string) =>
    send(site, '/api/backup/file', { body: zip, token, headers: ZIP });
  return [
    { name: 'POST /api/backup', variants: [{ input: '', prepare: () => downloadBackup(site) }] },
    {
      name: 'POST /api/backup/file',
      variants: BACKUPS.map(([input, createParts]) => ({
        input,
        prepare: async () => {
          const zip = await pack(createParts());
          const token = await site.getToken();
          return async () => (await sendBackup(zip, token)).status;
        },
      })),
    },
    {
      name: 'POST /api/backup/file/:id/restore',
      variants: [{ input: '', prepare: () => restoreBackup(site) }],
    },
    {
      name: 'POST /api/upload',
      variants: PICTURES.map(([input, create]) => ({
        input,
        prepare: async () => {
          const form = new FormData();
          form.append('file', new Blob([new Uint8Array(await create())]), input);
          const token = await site.getToken();
          return async () => (await send(site, '/api/upload', { body: form, token, headers: {} })).status;
        },
      })),
    },
  ];
}

const BACKUPS: [input: string, createParts: () => Parts][] = [
  ['25 MB of {},', () => ({ [MANIFEST_PATH]: Buffer.from(`[${'{},'.repeat(8_333_000)}{}]`) })],
  ['nested lists', () => ({ [MANIFEST_PATH]: Buffer.from('['.repeat(5_000_000)) })],
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

function fetchBackup(site: AttackedSite, token: string): Promise<Response> {
  return send(site, '/api/backup', { body: '{}', token, headers: JSON_TYPE });
}

async function downloadBackup(site: AttackedSite): Promise<Send> {
  const token = await site.getToken();
  return async () => {
    const response = await fetchBackup(site, token);
    await response.arrayBuffer();
    return response.status;
  };
}

/** Restores the site's own backup, so that the content stays the same. */
async function restoreBackup(site: AttackedSite): Promise<Send> {
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
