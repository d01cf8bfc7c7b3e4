import { type ImportEntry, type OpenPicture, pictureToken } from '#server/extras/imports/import-entry';
import { GITHUB_PROFILE } from '#shared/extras/imports/import-contract';
import { nameKey } from '#shared/names';
import { isSafeLink } from '#shared/safe-link';
import type { Readme, Repository } from './github-client';
import { readReadme } from './read-readme';

const MAX_SKILLS = 12;

/** Returns the user name of a profile that the contract accepts. */
export function profileName(profile: string): string {
  return GITHUB_PROFILE.exec(profile)?.[1] ?? profile;
}

/** Converts a repository to a project, without its README. */
export function toProject(repository: Repository): ImportEntry<'project'> {
  const { name, full_name, html_url, homepage, stargazers_count: stars, forks_count: forks } = repository;
  const skills = toSkills(repository);
  const live = homepage?.trim() ?? '';
  const facts = [
    `${stars} ${stars === 1 ? 'star' : 'stars'}`,
    repository.fork && 'fork',
    repository.archived && 'archived',
    ...skills,
  ].filter(Boolean);
  return {
    kind: 'project',
    key: full_name.toLowerCase(),
    from: full_name,
    name,
    note: [facts.join(' · '), repository.description].filter(Boolean).join('. '),
    figures: { stars, forks },
    fields: {
      title: toTitle(name),
      description: repository.description?.trim() ?? '',
      skills,
      github: html_url,
      live: isSafeLink(live) ? live : '',
      learned: '',
      public: true,
      status: repository.archived ? 'completed' : 'wip',
      timeline: formatYears(repository),
    },
  };
}

/** Adds the first paragraph and the first image of the README to a project. */
export function withReadme(
  project: ImportEntry<'project'>,
  readme: Readme | null,
  openPicture: (address: string) => OpenPicture,
): { project: ImportEntry<'project'>; pictures: [token: string, open: OpenPicture][] } {
  const { paragraph, picture } = readReadme(readme?.text ?? '', readme?.address ?? null);
  const token = picture === null ? '' : pictureToken(picture);
  return {
    project: { ...project, fields: { ...project.fields, details: paragraph, image: token } },
    pictures: picture === null ? [] : [[token, openPicture(picture)]],
  };
}

/** Converts 'tide-gauge' to 'Tide gauge'. A name with capitals stays as it is. */
function toTitle(name: string): string {
  if (/[A-Z]/.test(name)) return name;
  const words = name.replace(/[-_]+/g, ' ').trim() || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toSkills({ language, topics }: Repository): string[] {
  const seen = new Set<string>();
  const names = [...(language ? [language] : []), ...topics];
  return names
    .filter(name => {
      const key = nameKey(name);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, MAX_SKILLS);
}

function formatYears({ created_at, pushed_at }: Repository): string {
  const years = [created_at, pushed_at].map(moment => moment?.slice(0, 4)).filter(Boolean);
  return [...new Set(years)].join('–');
}
