import schema from '@jsonresume/schema';
import * as even from 'jsonresume-theme-even';
import * as stackoverflow from 'jsonresume-theme-stackoverflow';
import { expect, test } from 'vitest';
import type { ResumeSource } from '../../src/server/features/resume/resume-content';
import { jsonResume } from '../../src/server/features/resume/write-json-resume';
import { jsonResumeSchema } from '../../src/shared/contract/json-resume';
import { DEFAULT_SITE_SETTINGS } from '../../src/shared/default-site-settings';
import { SOME_SITE, someEvent, someProject, someSkill } from '../support/some-content';

const JOB = someEvent({
  ...{ kind: 'work', title: 'Engineer at Acme', year: 2019, endDate: '2021-06' },
  longDescription: 'All of **it**.\n\n- Built the engine\n- Oiled it',
});
const STUDY = someEvent({ kind: 'education', title: 'Mathematics at Cambridge', year: 2015 });

function resumeOf(changes: Partial<ResumeSource> = {}) {
  return jsonResume({
    site: SOME_SITE,
    skills: [someSkill(), someSkill({ name: 'Rust' }), someSkill({ name: '' })],
    projects: [someProject({ timeline: '2019–2021' })],
    timeline: [STUDY, someEvent(), JOB],
    publicUrl: 'https://ada.example.com',
    ...changes,
  });
}

test('it says who, what they did, and what they can', () => {
  const resume = resumeOf();
  expect(resume.basics).toEqual({
    name: 'Ada Example',
    label: 'Engineer',
    image: 'https://ada.example.com/uploads/ada.png',
    email: 'ada@example.com',
    url: 'https://ada.example.com',
    summary: 'I build engines.',
    location: { city: 'London' },
    profiles: [{ network: 'GitHub', username: 'ada', url: 'https://code.example.com/ada' }],
  });
  expect(resume.work).toEqual([
    {
      ...{ name: 'Acme', position: 'Engineer', startDate: '2019', endDate: '2021-06' },
      summary: 'It turned.\n\nAll of it.',
      highlights: ['Built the engine', 'Oiled it'],
    },
  ]);
  expect(resume.education).toEqual([
    { institution: 'Cambridge', area: 'Mathematics', startDate: '2015', courses: [] },
  ]);
  expect(resume.projects).toMatchObject([
    { name: 'Engine', description: 'An engine.', startDate: '2019', endDate: '2021' },
  ]);
  expect(resume.skills).toEqual([{ name: 'Languages', keywords: ['TypeScript', 'Rust'] }]);
});

test('a private project is not in it, and its code link least of all', () => {
  const github = 'https://code.example.com/secret';
  expect(JSON.stringify(resumeOf({ projects: [someProject({ public: false, github })] }))).not.toContain(
    'secret',
  );
});

test('it has the projects that the resume on paper has', () => {
  const projects = [
    someProject({ title: 'Planned', status: 'planned' }),
    someProject({ title: 'New', status: 'planning' }),
    someProject({ title: 'Undated', timeline: ' ' }),
    someProject({ title: 'Begun', status: 'wip', slug: 'begun' }),
  ];
  const url = 'https://ada.example.com/projects/begun';
  expect(resumeOf({ projects }).projects).toMatchObject([{ name: 'Begun', url }]);
});

test('what is no date or address of the format is left out', () => {
  const odd = [
    someEvent({ kind: 'work', year: -44 }),
    someEvent({ kind: 'work', year: 12, endDate: '0040' }),
  ];
  const site = { ...SOME_SITE, avatar: '/uploads/a.png', links: [{ label: 'x', url: '/x', icon: '' }] };
  const { basics, work } = resumeOf({ timeline: odd, site, publicUrl: undefined });
  for (const job of work) expect(Object.keys(job)).not.toContain('startDate');
  expect(Object.keys(basics)).toEqual(['name', 'label', 'summary', 'location', 'profiles']);
  expect(basics.profiles).toEqual([]);
});

test.each([
  ['of a whole site', resumeOf()],
  [
    'of a bare site',
    resumeOf({ site: DEFAULT_SITE_SETTINGS, skills: [], projects: [], timeline: [], publicUrl: undefined }),
  ],
])('%s it is what its contract and the JSON Resume schema ask for', async (_name, resume) => {
  expect(jsonResumeSchema.parse(resume)).toEqual(resume);
  expect(await findFaults(resume)).toBe(null);
});

test('the schema finds what is wrong', async () => {
  const resume = resumeOf();
  expect(await findFaults({ ...resume, basics: { ...resume.basics, email: 'nobody' } })).not.toBe(null);
});

function findFaults(resume: object): Promise<unknown> {
  return new Promise(resolve => schema.validate(resume, errors => resolve(errors)));
}

test.each([
  ['even', even],
  ['stackoverflow', stackoverflow],
])('the theme %s renders it', (_name, theme) => {
  const html = theme.render(resumeOf());
  for (const words of ['Ada Example', 'Acme', 'Cambridge', 'Engine', 'TypeScript']) {
    expect(html).toContain(words);
  }
});
