import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

// npm run texts: lists every text that the product may show, by file, to proofread.

const root = resolve(import.meta.dirname, '..');

/** Attributes that contain no text. */
const SILENT_ATTRIBUTES = new Set([
  'className',
  'id',
  'type',
  'name',
  'href',
  'src',
  'rel',
  'role',
  'variant',
  'size',
  'tone',
  'icon',
  'd',
  'viewBox',
  'fill',
  'stroke',
  'sizes',
  'accept',
  'method',
  'action',
  'key',
  'as',
  'inputMode',
]);

/** Returns true for a sentence or a capitalized word, but not for an identifier, a path, a class or a key. */
function isText(text: string): boolean {
  const words = text.trim();
  if (!/\p{L}{2}/u.test(words) || /^[\w./:@#?=&%+*-]*$/.test(words))
    return /^\p{Lu}\p{Ll}+[.!]?$/u.test(words);
  return /\s/.test(words) && !/^[a-z-]+(, ?| )[a-z-]+(:|\()/.test(words);
}

function listTexts(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const texts: string[] = [];
  const add = (text: string) => {
    const folded = text.replace(/\s+/g, ' ').trim();
    if (isText(folded)) texts.push(folded);
  };
  visit(parseSync(file, source).program, add);
  return [...new Set(texts)];
}

function visit(node: unknown, add: (text: string) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, add);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const { type } = node;
  if (type === 'ImportDeclaration' || String(type).startsWith('TSType')) return;
  if (type === 'JSXAttribute' && 'name' in node && SILENT_ATTRIBUTES.has(getName(node.name))) return;
  if ((type === 'JSXText' || type === 'Literal') && 'value' in node && typeof node.value === 'string')
    add(node.value);
  if (type === 'TemplateLiteral' && 'quasis' in node && Array.isArray(node.quasis))
    add(node.quasis.map(({ value }) => value.cooked).join('{…}'));
  else for (const child of Object.values(node)) visit(child, add);
  if (type === 'TemplateLiteral' && 'expressions' in node) visit(node.expressions, add);
}

function getName(name: unknown): string {
  return typeof name === 'object' && name !== null && 'name' in name ? String(name.name) : '';
}

const files = ['src/client', 'src/server', 'src/shared'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name)),
);
for (const file of files.sort()) {
  const texts = listTexts(file);
  if (texts.length === 0) continue;
  console.info(`\n${relative(root, file)}`);
  for (const text of texts) console.info(`  ${text}`);
}
