import { markdownParagraphs } from '#server/core/markdown/markdown-paragraphs';
import { projectPath } from '#shared/content-paths';
import { NEW_PROJECT, type Project } from '#shared/contract/project';
import type { SiteSettings } from '#shared/contract/site';
import type { Skill } from '#shared/contract/skill';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { filterVisibleSkills, groupByCategory } from '#shared/skills';
import { formatYears } from '#shared/timeline';
import { withoutScheme } from '#shared/without-scheme';

export type ResumeSource = {
  site: SiteSettings;
  skills: Skill[];
  projects: Project[];
  timeline: TimelineElement[];
  publicUrl: string | undefined;
};

type ResumeLink = { label: string; url: string };
export type ResumeEntry = {
  /** The text beside the entry, which is its dates or its kind. */
  aside: string;
  title: string;
  paragraphs: string[];
  /** The skills of a category. */
  names: string[];
  link: ResumeLink | null;
};
export type ResumeSection = { title: string; entries: ResumeEntry[]; note: string };

export type ResumeContent = ReturnType<typeof resumeContent>;

// A resume is read in a minute, so it shows the first items of each kind and the number of the others.
const MAX_PROJECTS = 10;
const MAX_EVENTS = 8;
const MAX_SKILLS_IN_CATEGORY = 24;
const MAX_CATEGORIES = 12;
const MAX_LINKS = 8;
const MAX_TEXT = 600;
const MAX_ENTRY_TEXT = 210;
/** Limits the length of a title, of the text beside it, and of a skill's name. */
const MAX_LINE = 120;
const MAX_ASIDE = 48;
const MAX_SKILL = 60;

export function resumeContent(source: ResumeSource) {
  const { site, skills, projects, timeline, publicUrl } = source;
  const hasKinds = timeline.some(({ kind }) => isCareer(kind));
  return {
    name: shorten(site.ownerName, MAX_LINE),
    role: shorten(site.role, MAX_LINE),
    facts: [site.location, site.employment, site.education]
      .map(fact => shorten(fact, MAX_LINE))
      .filter(fact => fact !== ''),
    links: contactLinks(site, publicUrl),
    introduction: shortParagraphs(site.introduction, MAX_TEXT),
    sections: [
      currentSection(timeline),
      eventSection(timeline, 'Work', ({ kind }) => kind === 'work'),
      eventSection(timeline, 'Education', ({ kind }) => kind === 'education'),
      skillSection(skills),
      projectSection(projects, publicUrl),
      // Once the owner has marked work and education, other events without a kind are left out.
      eventSection(timeline, 'Timeline', ({ kind }) => !isCareer(kind) && (!hasKinds || kind === 'other')),
    ].filter(({ entries }) => entries.length > 0),
  };
}

/** Returns addresses that also work on paper, which are absolute. */
function contactLinks({ links }: SiteSettings, publicUrl: string | undefined): ResumeLink[] {
  const own = publicUrl === undefined ? [] : [{ label: 'Website', url: publicUrl }];
  const others = links.filter(({ url }) => URL.canParse(url)).map(({ label, url }) => ({ label, url }));
  return [...own, ...others].slice(0, MAX_LINKS);
}

function currentSection(timeline: TimelineElement[]): ResumeSection {
  const entries = timeline
    .filter(({ type, longDescription }) => type === 'current' && longDescription.trim() !== '')
    .slice(0, 1)
    .map(({ longDescription }) => entry({ paragraphs: shortParagraphs(longDescription, MAX_TEXT) }));
  return { title: 'Now', entries, note: '' };
}

export function groupNamedSkills(skills: Skill[]) {
  return groupByCategory(filterVisibleSkills(skills));
}

function skillSection(skills: Skill[]): ResumeSection {
  const groups = groupNamedSkills(skills);
  const entries = groups.slice(0, MAX_CATEGORIES).map(({ category, items }) => {
    const shown = items.slice(0, MAX_SKILLS_IN_CATEGORY).map(({ name }) => shorten(name, MAX_SKILL));
    const rest = items.length - shown.length;
    if (rest > 0) shown.push(`${rest} more`);
    return entry({ aside: category, names: shown });
  });
  return {
    title: 'Skills',
    entries,
    note: describeRest(groups.length - entries.length, 'kind of work', 'kinds of work'),
  };
}

/** Lists featured projects first, then the others in list order. */
function projectSection(projects: Project[], publicUrl: string | undefined): ResumeSection {
  const shown = projects.filter(isInResume);
  const ordered = [...shown.filter(({ featured }) => featured), ...shown.filter(({ featured }) => !featured)];
  const entries = ordered.slice(0, MAX_PROJECTS).map(project =>
    entry({
      aside: project.timeline,
      title: project.title,
      paragraphs: shortParagraphs(project.description, MAX_ENTRY_TEXT),
      link: projectLink(project, publicUrl),
    }),
  );
  return {
    title: 'Projects',
    entries,
    note: describeRest(ordered.length - entries.length, 'project', 'projects'),
  };
}

/**
 * Returns true for public projects that have started and have dates. A resume in any format lists only these.
 */
export function isInResume({ public: isPublic, status, timeline }: Project): boolean {
  const isBegun = status !== 'planned' && status !== 'planning';
  const isDated = timeline.trim() !== '' && timeline !== NEW_PROJECT.timeline;
  return isPublic && isBegun && isDated;
}

function projectLink(project: Project, publicUrl: string | undefined): ResumeLink | null {
  const { live, github } = project;
  const page = publicUrl === undefined ? '' : publicUrl + projectPath(project);
  const url = [live, github, page].find(link => URL.canParse(link));
  return url === undefined ? null : { label: toReadableAddress(url), url };
}

/** Lists events, latest first. Events of one year are in reverse timeline order. */
export function listEvents(
  timeline: TimelineElement[],
  isIn: (event: TimelineElement) => boolean,
): TimelineElement[] {
  const events = timeline.filter(element => element.type === 'event' && isIn(element));
  return events.reverse().sort((a, b) => b.year - a.year);
}

function eventSection(
  timeline: TimelineElement[],
  title: string,
  isIn: (event: TimelineElement) => boolean,
): ResumeSection {
  const latest = listEvents(timeline, isIn);
  const entries = latest.slice(0, MAX_EVENTS).map(event =>
    entry({
      aside: formatYears(event),
      title: event.title,
      paragraphs: shortParagraphs(event.shortDescription || event.longDescription, MAX_ENTRY_TEXT),
    }),
  );
  return { title, entries, note: describeRest(latest.length - entries.length, 'event', 'events') };
}

function isCareer(kind: TimelineElement['kind']): boolean {
  return kind === 'work' || kind === 'education';
}

function entry(parts: Partial<ResumeEntry>): ResumeEntry {
  const { aside = '', title = '', paragraphs = [], names = [], link = null } = parts;
  return { aside: shorten(aside, MAX_ASIDE), title: shorten(title, MAX_LINE), paragraphs, names, link };
}

function describeRest(count: number, one: string, many: string): string {
  if (count <= 0) return '';
  return `And ${count} more ${count === 1 ? one : many}.`;
}

/** Returns the first paragraphs of a text, up to a length that leaves space for others. */
function shortParagraphs(text: string, length: number): string[] {
  let remaining = length;
  const shown: string[] = [];
  for (const paragraph of markdownParagraphs(text.slice(0, length * 4))) {
    if (remaining <= 0) break;
    shown.push(shorten(paragraph, remaining));
    remaining -= paragraph.length;
  }
  return shown;
}

/** Cuts a text that is too long after a word. */
function shorten(text: string, length: number): string {
  const line = text.trim();
  return line.length <= length ? line : `${line.slice(0, length).replace(/\s+\S*$/, '')}...`;
}

/** Shortens 'https://www.example.com/code/' to 'example.com/code'. */
export function toReadableAddress(url: string): string {
  return withoutScheme(url)
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}
