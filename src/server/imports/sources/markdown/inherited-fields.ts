import { posix } from 'node:path';
import { AppError } from '#server/core/errors/app-error';
import { type MarkdownFile, readConfiguration, readFrontMatter } from './front-matter';
import { type Fields, getField, lowerNames } from './front-matter-values';
import { findWithheldReason, isPublishingField } from './withheld-reason';

/** Fields that a file about several others sets for them. */
export type InheritedFields = {
  /** The beginning of the paths of the files. */
  prefix: string;
  /** The collection of the files in Jekyll, such as 'posts', or ''. */
  type: string;
  /** The fields that decide whether a file is published. The fields of the file come first. */
  fields: Fields;
};
export type InheritedFile = { rules: InheritedFields[]; omitted: string[]; refused: string };

/**
 * Reads Hugo's `cascade` in `_index.md` and in the configuration, and `defaults` of Jekyll's. Patterns are compared up to
 * their first wildcard, so that they may keep more files unpublished, but never publish one.
 */
export function readInheritedFields(file: MarkdownFile, root: string): InheritedFile {
  try {
    return toInheritedFile(file, root);
  } catch (error) {
    if (error instanceof AppError) return { rules: [], omitted: [], refused: error.message };
    throw error;
  }
}

function toInheritedFile(file: MarkdownFile, root: string): InheritedFile {
  const isSection = /\.md$/i.test(file.path);
  const fields = isSection ? readFrontMatter(file).fields : readConfiguration(file);
  const folder = isSection ? `${posix.dirname(file.path)}/`.replace(/^\.\//, '') : root;
  const rules = [
    ...toObjects(getField(fields, 'cascade')).map(values => readCascade(values, folder, root)),
    ...toObjects(getField(fields, 'defaults')).map(each => readDefaults(each, root)),
  ];
  const names = rules.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, value]) => (isApplied(name, value) ? [] : name)),
  );
  return { rules: rules.map(onlyApplied), omitted: [...new Set(names)], refused: '' };
}

function readCascade(values: Fields, folder: string, root: string): InheritedFields {
  const { target, _target, params, ...rest } = values;
  const { path } = lowerNames(Object(target ?? _target));
  const wanted = typeof path === 'string' && path.startsWith('/') ? `${root}content${path}` : folder;
  // Targets may also name languages and kinds of pages.
  const end = target === undefined && _target === undefined ? '' : '*';
  return toRule((wanted.startsWith(folder) ? wanted : folder) + end, '', {
    ...lowerNames(Object(params)),
    ...rest,
  });
}

function readDefaults({ scope, values }: Fields, root: string): InheritedFields {
  const { path, type } = lowerNames(Object(scope));
  const pattern = root + (typeof path === 'string' ? path.replace(/^\//, '') : '');
  return toRule(pattern, typeof type === 'string' ? type : '', lowerNames(Object(values)));
}

function toRule(pattern: string, type: string, fields: Fields): InheritedFields {
  const prefix = pattern.replace(/[*?{[].*$/s, '');
  const isExact = prefix === pattern;
  const kept = Object.entries(fields).filter(
    ([name, value]) =>
      isExact || !isPublishingField(name) || findWithheldReason({ [name]: value }, '') !== '',
  );
  return { prefix, type, fields: Object.fromEntries(kept) };
}

function isApplied(name: string, value: unknown): boolean {
  return isPublishingField(name) || findWithheldReason({ [name]: value }, '') !== '';
}

function onlyApplied(rule: InheritedFields): InheritedFields {
  const applied = Object.entries(rule.fields).filter(([name, value]) => isApplied(name, value));
  return { ...rule, fields: Object.fromEntries(applied) };
}

function toObjects(value: unknown): Fields[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap(each => (typeof each === 'object' && each !== null ? [lowerNames(each)] : []));
}

/** Merges the inherited fields of a file. Those for a longer path come first. */
export function inheritFields(rules: InheritedFields[], path: string): Fields {
  const [, folder] = /(?:^|\/)_([^/]+)\//.exec(path) ?? [];
  const matching = rules.filter(
    ({ prefix, type }) => path.startsWith(prefix) && ['', folder ?? 'pages'].includes(type),
  );
  const merged: Fields = {};
  for (const { fields } of matching.sort((a, b) => a.prefix.length - b.prefix.length))
    Object.assign(merged, fields);
  return merged;
}
