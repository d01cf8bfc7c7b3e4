import {
  type ImportEntry,
  type SourceEntries,
  toKeyPart,
  withDistinctKeys,
} from '#server/extras/imports/import-entry';
import { createLeftOutList, type LeftOutList } from '#server/extras/imports/left-out-list';
import type { SiteLink } from '#shared/contract/site';
import type { TimelineElementInput } from '#shared/contract/timeline-element';
import type { LeftOut } from '#shared/extras/imports/import-contract';
import { completeLink, isSafeLink } from '#shared/safe-link';
import type { TimelineKind } from '#shared/timeline';
import { END_BEFORE_START, endsBeforeStart, formatYears, isEndDate } from '#shared/timeline';
import {
  parseResumeFile,
  type ResumeBasics,
  type ResumeEducation,
  type ResumeFile,
  type ResumeProfile,
  type ResumeProject,
  type ResumeWork,
} from './json-resume-schema';
import { namePlace } from './name-place';

const NO_FIELD = 'This site has no matching field.';

/** The category of skills without a group. */
const NO_CATEGORY = 'Skills';

/**
 * Converts a JSON Resume to entries.
 * @throws AppError BAD_REQUEST that names the reason
 */
export function readJsonResume(content: string): SourceEntries {
  const { resume, otherSections, otherFields } = parseResumeFile(content);
  const leftOut = createLeftOutList();
  for (const from of otherSections) leftOut.add({ from, reason: 'This site has no matching section.' });
  for (const from of otherFields) leftOut.add({ from, reason: NO_FIELD });
  const phone = resume.basics?.phone ?? '';
  if (phone !== '' && !isPhoneNumber(phone))
    leftOut.add({ from: 'basics, phone', reason: `"${phone.slice(0, 40)}" is not a phone number.` });
  for (const line of (resume.basics?.profiles ?? []).flatMap(listLostNames)) leftOut.add(line);
  for (const line of listShortenedDates(resume)) leftOut.add(line);
  const items: ImportEntry[] = [
    ...(resume.basics ? toSettings(resume.basics) : []),
    ...resume.work.flatMap((job, index) => toEvent(workEntry(job, index), leftOut)),
    ...resume.education.flatMap((study, index) => toEvent(educationEntry(study, index), leftOut)),
    ...resume.projects.map(toProject),
    ...toSkills(resume.skills),
  ];
  return {
    source: 'json-resume',
    name: 'JSON Resume',
    items: withDistinctKeys(items),
    leftOut: leftOut.toLines().map(({ from, reason }) => ({ from: namePlace(from), reason })),
    pictures: new Map(),
  };
}

function toSettings({ name, label, summary, location, ...basics }: ResumeBasics): ImportEntry<'site'>[] {
  const place = [location?.city, location?.region, location?.countryCode].filter(Boolean).join(', ');
  const links = toLinks(basics);
  const texts: [from: string, title: string, fields: ImportEntry<'site'>['fields']][] = [
    ['name', 'Name', { ownerName: name }],
    ['label', 'Role', { role: label }],
    ['summary', 'Introduction', { introduction: summary }],
    ['location', 'Location', { location: place }],
  ];
  const settings = texts.map(([from, title, fields]): ImportEntry<'site'> => {
    const [note = ''] = Object.values(fields).map(String);
    return { kind: 'site', key: `basics/${from}`, from: `basics, ${from}`, name: title, note, fields };
  });
  const linkItem: ImportEntry<'site'> = {
    kind: 'site',
    key: 'basics/profiles',
    from: 'basics, profiles',
    name: 'Links',
    note: links.map(({ label: words }) => words).join(', '),
    fields: { links },
  };
  return [...settings, linkItem].filter(({ note }) => note !== '');
}

function toLinks({
  email,
  phone,
  url,
  website,
  profiles,
}: Pick<ResumeBasics, 'email' | 'phone' | 'url' | 'website' | 'profiles'>): SiteLink[] {
  const home = url || website;
  const links = [
    ...profiles.map(profile => ({
      label: profile.network || profile.username,
      url: completeLink(profile.url),
      icon: toIcon(profile.network),
    })),
    ...(home ? [{ label: 'Website', url: completeLink(home), icon: 'fa-solid fa-globe' }] : []),
    ...(email ? [{ label: 'Email', url: `mailto:${email}`, icon: 'fa-solid fa-envelope' }] : []),
    ...(isPhoneNumber(phone) ? [toPhoneLink(phone)] : []),
  ];
  return links.filter(link => link.label !== '' && link.url !== '' && isSafeLink(link.url));
}

/** Accepts digits with spaces and the separators that a `tel:` link may have. */
function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s().-]{1,40}$/.test(text) && /\d/.test(text);
}

function toPhoneLink(phone: string): SiteLink {
  return { label: 'Phone', url: `tel:${phone.replace(/\s+/g, '-')}`, icon: 'fa-solid fa-phone' };
}

function listLostNames({ network, username, url }: ResumeProfile, index: number): LeftOut[] {
  const from = `basics, profiles ${index + 1}`;
  const link = completeLink(url);
  if (link === '' || !isSafeLink(link)) {
    return [{ from, reason: `${network || username || 'The profile'} has no web address.` }];
  }
  const isShown = network === '' || url.toLowerCase().includes(username.toLowerCase());
  return isShown ? [] : [{ from: `${from}, username`, reason: NO_FIELD }];
}

/** Lists the dates with a month, of which the site shows only the year. */
function listShortenedDates({ work, education, projects }: ResumeFile): LeftOut[] {
  const dates: [from: string, dates: string[]][] = [
    ['work, startDate', work.map(({ startDate }) => startDate)],
    ['education, startDate', education.map(({ startDate }) => startDate)],
    ['projects, startDate', projects.map(({ startDate }) => startDate)],
    ['projects, endDate', projects.map(({ endDate }) => endDate)],
  ];
  return dates
    .filter(([, values]) => values.some(value => /^\d{4}-/.test(value)))
    .map(([from]) => ({ from, reason: 'Only the year is imported.' }));
}

const BRANDS: Record<string, string> = {
  twitter: 'x-twitter',
  x: 'x-twitter',
  'stack overflow': 'stack-overflow',
};
const KNOWN_BRANDS =
  /^(?:github|gitlab|bitbucket|linkedin|mastodon|bluesky|instagram|youtube|medium|dev|codepen)$/;

function toIcon(network: string): string {
  const name = network.toLowerCase();
  const brand = BRANDS[name] ?? (KNOWN_BRANDS.test(name) ? name : undefined);
  return brand === undefined ? 'fa-solid fa-link' : `fa-brands fa-${brand}`;
}

type DatedEntry = {
  kind: TimelineKind;
  icon: string;
  key: string;
  from: string;
  title: string;
  startDate: string;
  endDate: string;
  summary: string;
  points: string[];
};

function workEntry(job: ResumeWork, index: number): DatedEntry {
  const { position, description, startDate, endDate, summary, highlights } = job;
  const name = job.name || job.company;
  return {
    kind: 'work',
    icon: 'fa-solid fa-briefcase',
    from: `work ${index + 1}`,
    startDate,
    endDate,
    summary: [summary, description].filter(Boolean).join('\n\n'),
    key: ['work', name, position, startDate].map(toKeyPart).join('/'),
    title: [position, name].filter(Boolean).join(' at '),
    points: highlights,
  };
}

function educationEntry(study: ResumeEducation, index: number): DatedEntry {
  const { institution, area, studyType, startDate, endDate, courses } = study;
  return {
    kind: 'education',
    icon: 'fa-solid fa-graduation-cap',
    from: `education ${index + 1}`,
    startDate,
    endDate,
    summary: '',
    key: ['education', institution, studyType, area, startDate].map(toKeyPart).join('/'),
    title: [[studyType, area].filter(Boolean).join(', '), institution].filter(Boolean).join(' at '),
    points: courses,
  };
}

function toEvent(entry: DatedEntry, leftOut: LeftOutList): ImportEntry<'timeline'>[] {
  const { kind, icon, key, from, title } = entry;
  const year = Number(/^-?\d{4}/.exec(entry.startDate)?.[0] ?? Number.NaN);
  if (Number.isNaN(year)) {
    leftOut.add({ from, reason: `${title || 'The entry'} has no start date.` });
    return [];
  }
  const endDate = readEndDate(entry, year, leftOut);
  const [shortDescription = '', ...others] = entry.summary.split(/\n\s*\n/);
  const longDescription = [...others, listText(entry.points)].filter(part => part !== '').join('\n\n');
  const years = formatYears({ year, endDate });
  const fields: TimelineElementInput = {
    type: 'event',
    kind,
    icon,
    year,
    endDate,
    title,
    shortDescription,
    longDescription,
  };
  const note =
    kind === 'work' ? `Work, ${endDate === null ? `${year}–today` : years}` : `Education, ${years}`;
  return [{ kind: 'timeline', key, from, name: title || note, note, fields }];
}

function readEndDate({ endDate, from }: DatedEntry, year: number, leftOut: LeftOutList): string | null {
  if (endDate === '') return null;
  if (!isEndDate(endDate)) {
    leftOut.add({ from: `${from}, endDate`, reason: `"${endDate.slice(0, 40)}" isn't a date.` });
    return null;
  }
  if (!endsBeforeStart({ year, endDate })) return endDate;
  leftOut.add({ from: `${from}, endDate`, reason: END_BEFORE_START });
  return null;
}

function toProject(project: ResumeProject, index: number): ImportEntry<'project'> {
  const { name, description, highlights, keywords, startDate, endDate, url } = project;
  const link = completeLink(url);
  const web = /^https?:/i.test(link) && isSafeLink(link) ? link : '';
  const isCode = /^https?:\/\/(www\.)?(github|gitlab|codeberg|bitbucket)\./i.test(web);
  const years = [startDate, endDate].map(date => date.slice(0, 4)).filter(Boolean);
  return {
    kind: 'project',
    key: ['projects', name].map(toKeyPart).join('/'),
    from: `projects ${index + 1}`,
    name: name || 'Untitled',
    note: keywords.join(', '),
    fields: {
      title: name,
      description,
      details: listText(highlights),
      learned: '',
      skills: keywords,
      github: isCode ? web : '',
      live: isCode ? '' : web,
      status: startDate !== '' && endDate === '' ? 'wip' : 'completed',
      timeline: [...new Set(years)].join('–'),
      public: true,
    },
  };
}

function toSkills(groups: ResumeFile['skills']): ImportEntry<'skills'>[] {
  return groups.flatMap(({ name, keywords }, index) => {
    const category = keywords.length > 0 && name !== '' ? name : NO_CATEGORY;
    const names = keywords.length > 0 ? keywords : [name].filter(Boolean);
    return names.map(
      (skill): ImportEntry<'skills'> => ({
        kind: 'skills',
        key: `skills/${toKeyPart(skill)}`,
        from: `skills ${index + 1}`,
        name: skill,
        note: category,
        fields: { name: skill, category },
      }),
    );
  });
}

function listText(points: string[]): string {
  return points
    .map(point => `- ${point.replace(/\s+/g, space => (space.includes('\n') ? ' ' : space))}`)
    .join('\n');
}
