import { expect, test } from 'vitest';
import type { Repository } from '#server/extras/imports/github/github-client';
import { profileName, toProject, withReadme } from '#server/extras/imports/github/read-github';
import { readReadme } from '#server/extras/imports/github/read-readme';
import { repository } from '#tests/extras/imports/support/github-server';

function createProject(changes: Partial<Repository> = {}) {
  return toProject({ ...repository('tide-gauge'), ...changes });
}

test.each([
  ['ada', 'ada'],
  [' @ada-l ', 'ada-l'],
  ['https://github.com/Ada', 'Ada'],
  ['github.com/ada/engine?tab=readme', 'ada'],
  ['https://www.github.com/ada/', 'ada'],
])('%j is read as the GitHub profile %s', (text, name) => expect(profileName(text)).toBe(name));

test('a GitHub repository becomes a project', () => {
  expect(createProject({ homepage: 'https://tide.example.com' })).toEqual({
    kind: 'project',
    key: 'ada/tide-gauge',
    from: 'ada/tide-gauge',
    name: 'tide-gauge',
    note: '12 stars · TypeScript · cli. The tide-gauge.',
    figures: { stars: 12, forks: 3 },
    fields: {
      title: 'Tide gauge',
      description: 'The tide-gauge.',
      skills: ['TypeScript', 'cli'],
      github: 'https://github.com/ada/tide-gauge',
      live: 'https://tide.example.com',
      learned: '',
      public: true,
      status: 'wip',
      timeline: '2021–2024',
    },
  });
});

test('missing fields and invalid links of a repository are left empty', () => {
  const { fields, note } = createProject({
    description: null,
    homepage: 'javascript:alert(1)',
    language: null,
    topics: [],
    archived: true,
    fork: true,
    stargazers_count: 1,
    created_at: null,
  });
  expect(fields).toMatchObject({
    description: '',
    live: '',
    skills: [],
    status: 'completed',
    timeline: '2024',
  });
  expect(note).toBe('1 star · fork · archived');
  expect(createProject({ name: 'iOSKit' }).fields.title).toBe('iOSKit');
});

const ADDRESS = 'https://raw.githubusercontent.com/ada/tide/main/README.md';

test('the import of a README takes the first paragraph and the first image that is not a badge', () => {
  const text = [
    '<!-- hello --><h1 align="center">Tide</h1>',
    '[![Build](https://github.com/ada/tide/workflows/ci/badge.svg)](https://x)\n![Npm](https://img.shields.io/npm/v/t)',
    'Tide\n====',
    '> Note: alpha.',
    'Tells the **tide** with [a gauge](docs/gauge.md)\nand [more](https://example.com). ![dot](i.png)',
    '<img width="5" src="./docs/gauge.jpg">',
  ].join('\n\n');
  expect(readReadme(text, ADDRESS)).toEqual({
    paragraph: 'Tells the **tide** with a gauge and [more](https://example.com).',
    picture: 'https://raw.githubusercontent.com/ada/tide/main/i.png',
  });
});

test('the import of a README takes no code, list or table as the paragraph, and the image of an image page', () => {
  const text =
    '# T\n\n```sh\nnpm i\n\nnot this\n```\n\n- a\n- b\n\n| a |\n|---|\n\n[x]: https://x\n\nThis one.';
  expect(readReadme(text, ADDRESS).paragraph).toBe('This one.');
  expect(readReadme('# Only a title', ADDRESS)).toEqual({ paragraph: '', picture: null });
  expect(readReadme('![a](https://github.com/ada/tide/blob/main/a.png)', ADDRESS).picture).toBe(
    'https://github.com/ada/tide/raw/main/a.png',
  );
  expect(readReadme('![a](relative.png)', null).picture).toBe(null);
});

test('the import of a README replaces an image by a token', () => {
  const open = () => () => Promise.reject(new Error('unexpected request'));
  const readme = { text: 'Words.\n\n![a](a.png)', address: ADDRESS };
  const { project, pictures } = withReadme(createProject(), readme, open);
  expect(project.fields).toMatchObject({
    details: 'Words.',
    image: expect.stringMatching(/^picture:[\da-f]{32}$/),
  });
  expect(pictures.map(([token]) => token)).toEqual([project.fields.image]);
  expect(withReadme(createProject(), null, open).project.fields).toMatchObject({ details: '', image: '' });
});
