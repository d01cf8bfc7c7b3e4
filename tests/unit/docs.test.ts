import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageFile from '../../package.json';
import { readListedExtras } from '../support/listed-extras';
import { listExtras } from '../support/programs/reduced-site';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Lists what the group of the pattern matches in a file. */
const list = (path: string, pattern: RegExp) =>
  Array.from(read(path).matchAll(pattern), ([, found = '']) => found);

const { scripts } = packageFile;
const listedExtras = readListedExtras();
/** Extras that an owner has removed, which the docs still describe. */
const removedExtras = Object.keys(listedExtras).filter(name => !listExtras().includes(name));
const removedScripts = removedExtras.flatMap(name => listedExtras[name]);

/** Returns the anchor of a heading, as GitHub computes it. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const documents = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .map(name => `docs/${String(name)}`)
    .filter(path => path.endsWith('.md')),
];

describe.each(documents)('%s', path => {
  test('has no broken relative links', () => {
    const targets = list(path, /\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g);
    expect(targets.filter(target => !existsSync(join(root, dirname(path), target)))).toEqual([]);
  });

  test('has no broken anchors', () => {
    const anchors = list(path, /\]\((?!https?:|mailto:)([^)\s]*#[^)\s]+)\)/g);
    const missing = anchors.filter(anchor => {
      const [target = '', heading = ''] = anchor.split('#');
      const document = target === '' ? path : join(dirname(path), target);
      return !list(document, /^#+ (.+)$/gm)
        .map(toAnchor)
        .includes(heading);
    });
    expect(missing).toEqual([]);
  });

  test('names only existing npm scripts', () => {
    const names = list(path, /\bnpm run ([\w:-]+)/g).filter(name => !removedScripts.includes(name));
    expect(names.filter(name => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('names only existing paths of the repository', () => {
    const inCode = list(path, /`((?:src|tests|bench|docs|migrations)\/[a-z\d/.-]+)`/g);
    const inComments = list(path, /<!--(.*?)-->/gs).flatMap(
      comment => comment.match(/\b(?:src|tests|bench|docs|migrations)\/[a-z\d/.-]*[a-z\d]/g) ?? [],
    );
    const paths = [...inCode, ...inComments].filter(
      name =>
        !name.includes('testimonial') && !removedExtras.some(extra => name.includes(`/extras/${extra}/`)),
    );
    const missing = paths.filter(name => !existsSync(join(root, name)));
    expect(missing).toEqual([]);
  });
});

test('the table of extras lists each extra with its scripts', () => {
  const extras = listExtras();
  const found = extras.map(extra => {
    const folder = join(root, 'src/server/extras', extra, 'programs');
    const programs = existsSync(folder) ? readdirSync(folder).map(file => file.replace(/\.ts$/, '')) : [];
    return Object.entries(scripts).flatMap(([name, command]) =>
      programs.some(program => new RegExp(`/${program}\\.[jt]s$`).test(command)) ? [name] : [],
    );
  });
  expect(found).toEqual(extras.map(extra => listedExtras[extra]));
});

test('the README names every command that .ci/run calls', () => {
  const commands = list('.ci/run', /^(?:step '[^']+'| *) ?(npm [^\n|>]+?)(?: 2?>|$)/gm);
  expect(commands).toEqual(['npm test', 'npm ci', 'npm run lint']);
  const lines = read('README.md').split('\n');
  expect(commands.filter(command => !lines.some(line => line.replace(/ +#.*/, '') === command))).toEqual([]);
});
