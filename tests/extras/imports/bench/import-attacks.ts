import { z } from 'zod';
import type { Parts } from '#tests/support/content/backup-file';
import type { Attack, ExtraAttacks, Variant } from '../../../../bench/hold-up/attacks';
import {
  type AttackedSite,
  type Bytes,
  JSON_TYPE,
  pack,
  send,
  ZIP,
} from '../../../../bench/hold-up/send-file';

const stagedSchema = z.object({ id: z.string() });

/** The attacks on imports, with archives of Markdown files that are hard to read. */
export const importAttacks: ExtraAttacks = {
  // The site under attack has the archives, and calls of GitHub would measure GitHub.
  isLeftOut: procedure => /Markdown$|Repositories$|^imports\.repositories$/.test(procedure),
  list: listMarkdownAttacks,
};

function listMarkdownAttacks(site: AttackedSite): Attack[] {
  return [
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
  ];
}

const NESTED_LIST = Buffer.from(`---\n${'- '.repeat(3_000)}\n---\n`);
const LONG_FRONT_MATTER = `---\n${Array.from({ length: 2_000 }, (_, index) => `key${index}: [a, b, c, d]`).join('\n')}\n---\nText`;

const MARKDOWN: [input: string, createParts: () => Parts][] = [
  ['a nested list', () => ({ 'one.md': NESTED_LIST })],
  ['nested flow lists', () => ({ 'one.md': Buffer.from(`---\n${'['.repeat(20_000)}\n---\n`) })],
  ['40 long front matters', () => createFiles(40, () => LONG_FRONT_MATTER)],
  [
    '2,000 files',
    () => createFiles(2_000, index => `---\ntitle: File ${index}\n---\n${'A paragraph. '.repeat(300)}`),
  ],
];

function createFiles(count: number, createText: (index: number) => string): Parts {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`notes/${index}.md`, Buffer.from(createText(index))]),
  );
}

function stage(site: AttackedSite, input: string, createParts: () => Parts): Variant {
  return {
    input,
    prepare: async () => {
      const zip = await pack(createParts());
      const token = await site.getToken();
      return async () => (await sendMarkdown(site, zip, token)).status;
    },
  };
}

function afterStaging(
  site: AttackedSite,
  input: string,
  createParts: () => Parts,
  action: string,
  fields: object,
): Variant {
  return {
    input,
    prepare: async () => {
      const token = await site.getToken();
      const staged = stagedSchema.safeParse(
        await (await sendMarkdown(site, await pack(createParts()), token)).json(),
      );
      // An archive that is refused at once cannot be planned.
      if (!staged.success) return async () => 400;
      const path = `/api/imports/markdown/file/${staged.data.id}/${action}`;
      const body = JSON.stringify({ target: 'notes', ...fields });
      return async () => (await send(site, path, { body, token, headers: JSON_TYPE })).status;
    },
  };
}

function sendMarkdown(site: AttackedSite, zip: Bytes, token: string): Promise<Response> {
  return send(site, '/api/imports/markdown/file', { body: zip, token, headers: ZIP });
}
