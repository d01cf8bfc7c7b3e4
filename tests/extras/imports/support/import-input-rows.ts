import { newId } from '#server/core/database/new-id';
import { createImports } from '#server/extras/imports/create-imports';
import { readJsonResume } from '#server/extras/imports/json-resume/read-json-resume';
import { PLAIN_ENV } from '#tests/support/app/plain-app';
import type { TestApp } from '#tests/support/app/start-app';
import * as kind from '#tests/support/bad-input/field-kinds';
import type { Row } from '#tests/support/bad-input/input-row';
import { packParts } from '#tests/support/content/backup-file';

const RESUME = '{"projects":[{"name":"One"}]}';
const text = kind.refusedOnly(kind.text(500_000));
const keys = kind.refusedOnly(kind.list(kind.name, 'one'));
const githubProfile = kind.refusedOnly(
  kind.formatted(
    ['', '-ada', 'ada-', 'ada engine', '../admin', 'https://example.com/ada', 'x'.repeat(40)],
    ['ada', '@ada-l', 'https://github.com/ada?tab=repositories'],
  ),
);
const githubToken = kind.optional(kind.refusedOnly(kind.name));
const markdownTarget = kind.oneOf('projects', 'notes', 'pages');
const markdownChoice = {
  id: kind.id,
  ...kind.optionalFields({
    target: markdownTarget,
    targets: kind.objects({ key: kind.name, target: markdownTarget }, { key: 'one.md', target: 'notes' }),
  }),
};

export const importInputRows: Record<string, Row> = {
  'imports.undo': { base: newImport },
  'imports.publish': { base: newImport },
  'imports.planResume': { fields: { text }, base: { text: RESUME } },
  'imports.applyResume': {
    fields: { text, keys },
    base: { text: RESUME, keys: [] },
  },
  'imports.planRepositories': {
    fields: { profile: githubProfile, page: kind.optional(kind.wholeNumber(1, 100)), token: githubToken },
    base: { profile: 'ada' },
  },
  'imports.applyRepositories': {
    fields: { profile: githubProfile, keys, token: githubToken },
    base: { profile: 'ada', keys: [] },
  },
  'imports.refreshRepositories': { fields: { token: githubToken } },
  'imports.planMarkdown': { fields: markdownChoice, base: newStagedMarkdown },
  'imports.applyMarkdown': {
    fields: { ...markdownChoice, keys },
    base: async app => ({ ...(await newStagedMarkdown(app)), keys: [] }),
  },
  'imports.discardMarkdown': { base: { id: 'gone' }, unknownId: 200 },
};

async function newImport(app: TestApp): Promise<{ id: string }> {
  const name = `One ${newId()}`;
  const reading = readJsonResume(JSON.stringify({ projects: [{ name }] }));
  const { imports } = createImports({ ...app, env: PLAIN_ENV });
  const { _id } = await imports.apply(
    reading,
    reading.items.map(({ key }) => key),
  );
  return { id: String(_id) };
}

async function newStagedMarkdown(app: TestApp): Promise<{ id: string; target: string }> {
  const content = packParts({ 'one.md': Buffer.from('# One') });
  const { id } = await createImports({ ...app, env: PLAIN_ENV }).markdown.receive(content);
  return { id, target: 'notes' };
}
