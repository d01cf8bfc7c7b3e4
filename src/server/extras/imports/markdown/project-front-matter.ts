import { webLinkSchema } from '#shared/contract/common';
import type { FrontMatter } from './front-matter';
import { getField, lowerNames, readText, readTexts } from './front-matter-values';

type Fields = FrontMatter['fields'];

/** The fields that only projects have, as portfolio themes name them. */
export type ProjectFrontMatter = {
  /** The address of the code, or ''. */
  github: string;
  /** The address of a demo or of the product, or ''. */
  live: string;
  skills: string[];
  status: string;
  timeline: string;
  learned: string;
  featured: boolean;
  /** Fields with addresses that cannot be read, and fields without a place here. */
  omitted: string[];
};

const CODE = [
  ...[
    'github',
    'githubUrl',
    'github_url',
    'githubLink',
    'github_link',
    'repo',
    'repoUrl',
    'repo_url',
    'repository',
  ],
  ...['repositoryUrl', 'repository_url', 'sourceCode', 'source_code', 'sourceUrl', 'source_url', 'codeUrl'],
  ...['code_url', 'url_code', 'code', 'source', 'git', 'gitlab', 'codeberg'],
];
const LIVE = [
  ...[
    'live',
    'liveUrl',
    'live_url',
    'liveLink',
    'live_link',
    'demo',
    'demoUrl',
    'demo_url',
    'demoLink',
    'demo_link',
  ],
  ...['url_demo', 'external', 'externalUrl', 'external_url', 'externalLink', 'external_link', 'website'],
  ...[
    'websiteUrl',
    'website_url',
    'homepage',
    'projectUrl',
    'project_url',
    'url_project',
    'site',
    'app',
    'link',
  ],
  ...['href', 'url'],
];
/** These may also be paths of the former site, names or flags. */
const AMBIGUOUS = new Set(['code', 'source', 'git', 'site', 'app', 'link', 'href', 'url', 'external']);
const SKILLS = [
  ...[
    'skills',
    'tech',
    'technologies',
    'technology',
    'techStack',
    'tech_stack',
    'stack',
    'tools',
    'builtWith',
  ],
  ...['built_with', 'frameworks', 'languages'],
];
const NO_PLACE = [
  'gallery',
  'screenshots',
  'media',
  'video',
  'videos',
  'slides',
  'url_slides',
  'url_video',
  'url_pdf',
];
/** Words about publishing, which `withheld-reason.ts` reads. */
const PUBLISHING_STATUS = /^(?:published?|draft|private|public|pending|scheduled|future|unlisted|hidden)$/i;
const CODE_SITE = /^https?:\/\/(?:www\.)?(?:github|gitlab|bitbucket|codeberg)\b/i;

export function readProjectFields(fields: Fields): ProjectFrontMatter {
  const status = readText(fields, 'status', 'state');
  const all = { ...listLinks(fields.links), ...fields };
  const code = findLink(all, CODE);
  const live = findLink(all, LIVE);
  const isCode = code.link === '' && CODE_SITE.test(live.link);
  return {
    github: isCode ? live.link : code.link,
    live: isCode ? '' : live.link,
    skills: SKILLS.flatMap(name => readTexts(getField(fields, name))),
    status: PUBLISHING_STATUS.test(status) ? '' : status,
    timeline: readText(fields, 'timeline', 'period', 'duration', 'years', 'year'),
    learned: readText(fields, 'learned', 'lessons', 'lessonsLearned', 'lessons_learned', 'takeaways'),
    featured: [fields.featured, fields.pinned].includes(true),
    omitted: [...code.unread, ...live.unread, ...NO_PLACE.filter(name => name in fields)],
  };
}

/** Reads a list such as `- { name: GitHub, url: https://github.com/a/b }`, or an object of addresses by name. */
function listLinks(links: unknown): Fields {
  if (!Array.isArray(links)) return isFields(links) ? lowerNames(links) : {};
  const named = links.flatMap((link): [string, unknown][] => {
    const { name, label, title, text, type, icon }: Fields = isFields(link) ? link : {};
    const address = getAddress(link);
    const words = [name, label, title, text, type, icon].join(' ');
    const isCode = CODE_SITE.test(String(address)) || /\b(?:github|gitlab|code|repo|source)/i.test(words);
    return [[isCode ? 'code' : 'link', address]];
  });
  // The first one of each kind counts.
  return Object.fromEntries(named.toReversed());
}

function getAddress(value: unknown): unknown {
  return isFields(value) ? (value.url ?? value.href ?? value.link) : value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function findLink(fields: Fields, names: string[]): { link: string; unread: string[] } {
  const unread: string[] = [];
  for (const name of names) {
    const value = getAddress(getField(fields, name));
    if (typeof value !== 'string' || value.trim() === '') continue;
    const found = toWebLink(value.trim(), name);
    if (found !== null) return { link: found, unread };
    if (!AMBIGUOUS.has(name)) unread.push(name);
  }
  return { link: '', unread };
}

/** Returns null for what is no address. Only unambiguous fields may leave out the scheme. */
function toWebLink(value: string, name: string): string | null {
  const isShort = CODE.includes(name) && /^[\w-]+\/[\w.-]+$/.test(value);
  const address = isShort ? `https://github.com/${value}` : value;
  if (AMBIGUOUS.has(name) && !/^https?:\/\//i.test(address)) return null;
  const { data } = webLinkSchema.safeParse(address);
  return data !== undefined && /^https?:\/\//i.test(data) ? data : null;
}
