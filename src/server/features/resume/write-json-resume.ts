import { markdownParagraphs } from '#server/core/markdown/markdown-paragraphs';
import { projectPath } from '#shared/content-paths';
import type { JsonResume } from '#shared/contract/json-resume';
import type { Project } from '#shared/contract/project';
import type { SiteSettings } from '#shared/contract/site';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { withoutScheme } from '#shared/without-scheme';
import { groupNamedSkills, isInResume, listEvents, type ResumeSource } from './resume-content';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const SCHEMA_VERSION = 'v1.0.0';
const JSON_RESUME_PATH = '/api/resume.json';

export function jsonResume({ site, skills, projects, timeline, publicUrl }: ResumeSource): JsonResume {
  return {
    $schema: SCHEMA,
    basics: toBasics(site, publicUrl),
    work: listEvents(timeline, ({ kind }) => kind === 'work').map(toWork),
    education: listEvents(timeline, ({ kind }) => kind === 'education').map(toEducation),
    projects: projects.filter(isInResume).map(project => toProject(project, publicUrl)),
    skills: groupNamedSkills(skills).map(({ category, items }) => ({
      name: category,
      keywords: items.map(({ name }) => name),
    })),
    interests: site.topics.map(({ name, description }) => ({
      name,
      keywords: description.trim() === '' ? [] : [plainText(description)],
    })),
    meta: {
      version: SCHEMA_VERSION,
      ...(publicUrl !== undefined && { canonical: publicUrl + JSON_RESUME_PATH }),
    },
  };
}

function toBasics(site: SiteSettings, publicUrl: string | undefined): JsonResume['basics'] {
  const image = toAbsoluteAddress(site.avatar, publicUrl);
  const email = site.links.map(({ url }) => findEmail(url)).find(mail => mail !== null);
  const phone = site.links.find(({ url }) => /^tel:/i.test(url));
  const city = site.location.trim();
  const summary = plainText(site.introduction);
  return {
    name: site.ownerName,
    ...(site.role !== '' && { label: site.role }),
    ...(image && { image }),
    ...(email && { email }),
    ...(phone && { phone: withoutScheme(phone.url) }),
    ...(publicUrl !== undefined && { url: publicUrl }),
    ...(summary !== '' && { summary }),
    ...(city !== '' && { location: { city } }),
    profiles: site.links
      .filter(({ url }) => isWebAddress(url))
      .map(({ label, url }) => ({ network: label, ...toUserName(url), url })),
  };
}

function toWork(event: TimelineElement): JsonResume['work'][number] {
  const { role, organization } = splitTitle(event.title);
  const { text, items } = splitList(event.longDescription);
  const summary = [event.shortDescription, text]
    .map(plainText)
    .filter(part => part !== '')
    .join('\n\n');
  return {
    name: organization,
    ...(role !== '' && { position: role }),
    ...toDates(event),
    ...(summary !== '' && { summary }),
    highlights: items,
  };
}

function toEducation(event: TimelineElement): JsonResume['education'][number] {
  const { role, organization } = splitTitle(event.title);
  const { items } = splitList(event.longDescription);
  return {
    institution: organization,
    ...(role !== '' && { area: role }),
    ...toDates(event),
    courses: items,
  };
}

/** Splits 'Engineer at Acme' into both parts. Any other title is the organization. */
function splitTitle(title: string): { role: string; organization: string } {
  const [, role, organization] = /^(.+?) at (.+)$/.exec(title.trim()) ?? [];
  return role && organization ? { role, organization } : { role: '', organization: title.trim() };
}

const ITEM = /^[-*+] +(.*)$/;

function splitList(text: string): { text: string; items: string[] } {
  const lines = text.split('\n');
  return {
    text: lines.filter(line => !ITEM.test(line.trim())).join('\n'),
    items: lines.flatMap(line => ITEM.exec(line.trim())?.[1] ?? []).map(plainText),
  };
}

const RESUME_DATE = /^[12]\d{3}(?:-\d\d){0,2}$/;

function toDates({ year, endDate = '' }: Pick<TimelineElement, 'year' | 'endDate'>) {
  const start = String(year);
  return {
    ...(RESUME_DATE.test(start) && { startDate: start }),
    ...(RESUME_DATE.test(endDate) && { endDate }),
  };
}

function toProject(project: Project, publicUrl: string | undefined): JsonResume['projects'][number] {
  const [, startDate, endDate] =
    /^([12]\d{3})(?:\s*[–-]\s*([12]\d{3}))?$/.exec(project.timeline.trim()) ?? [];
  const page = publicUrl === undefined ? '' : publicUrl + projectPath(project);
  const description = plainText(project.description);
  const url = [page, project.live, project.github].find(isWebAddress);
  return {
    name: project.title,
    ...(description !== '' && { description }),
    keywords: project.skills,
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(url && { url }),
  };
}

function plainText(markdown: string): string {
  return markdownParagraphs(markdown).join('\n\n');
}

function findEmail(url: string): string | null {
  return /^mailto:([^\s@?]+@[^\s@?]+\.[^\s@?]+)/i.exec(url)?.[1] ?? null;
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}

/** Makes a link absolute. A path on this site requires the site's address. */
function toAbsoluteAddress(link: string, publicUrl: string | undefined): string | null {
  if (isWebAddress(link)) return link;
  return link.startsWith('/') && publicUrl !== undefined ? publicUrl + link : null;
}

/** Finds 'ada' in 'https://code.example.com/@ada/'. */
function toUserName(url: string): { username?: string } {
  const last = new URL(url).pathname.split('/').findLast(part => part !== '') ?? '';
  const username = last.replace(/^@/, '');
  return username === '' ? {} : { username };
}
