import { z } from 'zod';
import { AppError } from '#server/core/errors/app-error';

/** Existing files contain null for missing values. */
const text = z
  .string()
  .nullish()
  .transform(value => value?.trim() ?? '');
const texts = z
  .array(text)
  .nullish()
  .transform(values => (values ?? []).filter(value => value !== ''));

function listSchema<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .array(z.object(shape))
    .nullish()
    .transform(entries => entries ?? []);
}

const dates = { startDate: text, endDate: text };
const location = { city: text, region: text, countryCode: text };
const profile = { network: text, username: text, url: text };
const basics = {
  name: text,
  label: text,
  email: text,
  phone: text,
  summary: text,
  url: text,
  website: text,
  location: z.object(location).nullish(),
  profiles: listSchema(profile),
};
const work = {
  name: text,
  company: text,
  position: text,
  description: text,
  ...dates,
  summary: text,
  highlights: texts,
};
const education = { institution: text, area: text, studyType: text, ...dates, courses: texts };
const project = {
  name: text,
  description: text,
  highlights: texts,
  keywords: texts,
  ...dates,
  url: text,
};
const skill = { name: text, keywords: texts };

/** The imported parts of a JSON Resume, in versions 0.0 and 1.0 of its schema. */
const resumeSchema = z.object({
  basics: z.object(basics).nullish(),
  work: listSchema(work),
  education: listSchema(education),
  projects: listSchema(project),
  skills: listSchema(skill),
});
export type ResumeFile = z.infer<typeof resumeSchema>;
export type ResumeBasics = NonNullable<ResumeFile['basics']>;
export type ResumeProfile = ResumeBasics['profiles'][number];
export type ResumeWork = ResumeFile['work'][number];
export type ResumeEducation = ResumeFile['education'][number];
export type ResumeProject = ResumeFile['projects'][number];

/** Sections that are not imported. */
const OTHER_SECTIONS = [
  'volunteer',
  'awards',
  'certificates',
  'publications',
  'languages',
  'interests',
  'references',
];
/** Fields about the file itself. */
const FILE_FIELDS = { $schema: true, meta: true };

/** The parts of the file as they are, and the names of those that are not imported. */
export type ParsedResume = { resume: ResumeFile; otherSections: string[]; otherFields: string[] };

/** @throws AppError BAD_REQUEST that names the reason */
export function parseResumeFile(content: string): ParsedResume {
  const json = parseJson(content);
  const names = typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.keys(json) : [];
  if (!names.some(name => name in resumeSchema.shape || OTHER_SECTIONS.includes(name))) {
    throw new AppError(
      'BAD_REQUEST',
      'This file is not a JSON Resume: it has no basics, work, education, projects or skills.',
    );
  }
  const { data, error } = resumeSchema.safeParse(json);
  if (!data) throw new AppError('BAD_REQUEST', describe(error.issues[0]));
  return {
    resume: data,
    otherSections: listOthers([json], { ...resumeSchema.shape, ...FILE_FIELDS }),
    otherFields: listOtherFields(json),
  };
}

/** Lists the fields that are not imported, such as 'work, location', each once. */
function listOtherFields(json: unknown): string[] {
  const { basics: person, ...sections } = Object(json);
  const parts: [name: string, entries: unknown, known: object][] = [
    ['basics', [person], basics],
    ['basics, location', [Object(person).location], location],
    ['basics, profiles', Object(person).profiles, profile],
    ['work', sections.work, work],
    ['education', sections.education, education],
    ['projects', sections.projects, project],
    ['skills', sections.skills, skill],
  ];
  return parts.flatMap(([name, entries, known]) =>
    listOthers(Array.isArray(entries) ? entries : [], known).map(field => `${name}, ${field}`),
  );
}

function listOthers(entries: unknown[], known: object): string[] {
  const fields = entries.flatMap(entry => Object.entries(Object(entry)));
  const others = fields.filter(([name, value]) => !Object.hasOwn(known, name) && hasContent(value));
  return [...new Set(others.map(([name]) => name))];
}

function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== null;
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\ufeff/, ''));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    throw new AppError('BAD_REQUEST', `This file is not JSON: ${reason}`, { cause });
  }
}

/** Describes an issue, such as 'This JSON Resume cannot be read: work 2, startDate: …'. */
function describe(issue: z.core.$ZodIssue | undefined): string {
  const [section, ...rest] = issue?.path ?? [];
  const place = rest.map(part => (typeof part === 'number' ? ` ${part + 1}` : `, ${String(part)}`)).join('');
  return `This JSON Resume cannot be read: ${String(section)}${place}: ${issue?.message}`;
}
