import { posix } from 'node:path';
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
  /** The names of fields that are not applied. */
  omitted: string[];
};

/**
 * Reads Hugo's `cascade` in `_index.md` and in the configuration, and `defaults` of Jekyll's. Patterns are compared up to
 * their first wildcard, so that they may keep more files unpublished, but never publish one.
 * @throws AppError BAD_REQUEST for a file that cannot be read
 */
export function readInheritedFields(file: MarkdownFile, root: string): InheritedFields[] {
  const isSection = /\.md$/i.test(file.path);
  const fields = isSection ? readFrontMatter(file).fields : readConfiguration(file);
  const folder = isSection ? `${posix.dirname(file.path)}/`.replace(/^\.\//, '') : root;
  return [
    ...toObjects(getField(fields, 'cascade')).map(values => readCascade(values, folder, root)),
    ...toObjects(getField(fields, 'defaults')).map(each => readDefaults(each, root)),
  ];
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

function toRule(pattern: string, type: string, values: Fields): InheritedFields {
  const prefix = pattern.replace(/[*?{[].*$/s, '');
  const fields: Fields = {};
  const omitted: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const isWithholding = findWithheldReason({ [name]: value }, '') !== '';
    if (isWithholding || (isPublishingField(name) && prefix === pattern)) fields[name] = value;
    else if (!isPublishingField(name)) omitted.push(name);
  }
  return { prefix, type, fields, omitted };
}

function toObjects(value: unknown): Fields[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap(each => (typeof each === 'object' && each !== null ? [lowerNames(each)] : []));
}

/** Merges the inherited fields of a file. Those for a longer path come first. */
export function inheritFields(rules: InheritedFields[], path: string, root: string): Fields {
  const [, folder] = /(?:^|\/)_([^/]+)\//.exec(path.slice(root.length)) ?? [];
  const matching = rules.filter(
    ({ prefix, type }) => path.startsWith(prefix) && ['', folder ?? 'pages'].includes(type),
  );
  const byLength = matching.sort((a, b) => a.prefix.length - b.prefix.length);
  return Object.assign({}, ...byLength.map(({ fields }) => fields));
}
