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

function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .array(z.object(shape))
    .nullish()
    .transform(entries => entries ?? []);
}

const dates = { startDate: text, endDate: text };
const work = { name: text, company: text, position: text, ...dates, summary: text, highlights: texts };
const education = { institution: text, area: text, studyType: text, ...dates, courses: texts };
const project = {
  name: text,
  description: text,
  highlights: texts,
  keywords: texts,
  ...dates,
  url: text,
  roles: texts,
  entity: text,
};

/** The imported parts of a JSON Resume, in versions 0.0 and 1.0 of its schema. */
const resumeSchema = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      summary: text,
      url: text,
      website: text,
      location: z.object({ city: text, region: text, countryCode: text }).nullish(),
      profiles: listOf({ network: text, username: text, url: text }),
    })
    .nullish(),
  work: listOf(work),
  education: listOf(education),
  projects: listOf(project),
  skills: listOf({ name: text, keywords: texts }),
});
export type ResumeFile = z.infer<typeof resumeSchema>;
export type ResumeBasics = NonNullable<ResumeFile['basics']>;
export type ResumeWork = ResumeFile['work'][number];
export type ResumeEducation = ResumeFile['education'][number];
export type ResumeProject = ResumeFile['projects'][number];

/** Sections that are not imported. */
const OTHER_SECTIONS = [
  ...['volunteer', 'awards', 'certificates', 'publications', 'languages', 'interests', 'references'],
];

/** @throws AppError BAD_REQUEST with the reason */
export function parseResumeFile(content: string): { resume: ResumeFile; otherSections: string[] } {
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
    otherSections: OTHER_SECTIONS.filter(name => hasEntries(Reflect.get(Object(json), name))),
  };
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\ufeff/, ''));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    throw new AppError('BAD_REQUEST', `This file is not JSON: ${reason}`, { cause });
  }
}

function hasEntries(section: unknown): boolean {
  return Array.isArray(section) && section.length > 0;
}

/** Example: 'This JSON Resume cannot be read: work 2, startDate: …'. */
function describe(issue: z.core.$ZodIssue | undefined): string {
  const [section, ...rest] = issue?.path ?? [];
  const place = rest.map(part => (typeof part === 'number' ? ` ${part + 1}` : `, ${String(part)}`)).join('');
  return `This JSON Resume cannot be read: ${String(section)}${place}: ${issue?.message}`;
}
