import schema from '@jsonresume/schema';
import * as even from 'jsonresume-theme-even';
import * as stackoverflow from 'jsonresume-theme-stackoverflow';
import { expect, test } from 'vitest';
import type { ResumeSource } from '#server/features/resume/resume-content';
import { jsonResume } from '#server/features/resume/write-json-resume';
import { jsonResumeSchema } from '#shared/contract/json-resume';
import { DEFAULT_SITE_SETTINGS } from '#shared/new-site-settings';
import { SOME_SITE, someEvent, someProject, someSkill } from '../support/content/some-content';

const JOB = someEvent({
  kind: 'work',
  title: 'Engineer at Acme',
  year: 2019,
  endDate: '2021-06',
  longDescription: 'All of **it**.\n\n- Built the engine\n- Oiled it',
});
const STUDY = someEvent({ kind: 'education', title: 'Mathematics at Cambridge', year: 2015 });

function createResume(changes: Partial<ResumeSource> = {}) {
  return jsonResume({
    site: SOME_SITE,
    skills: [someSkill(), someSkill({ name: 'Rust' }), someSkill({ name: '' })],
    projects: [someProject({ timeline: '2019–2021' })],
    timeline: [STUDY, someEvent(), JOB],
    publicUrl: 'https://ada.example.com',
    ...changes,
  });
}

test('the JSON Resume contains the owner, their work, education, projects and skills', () => {
  const resume = createResume();
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
      name: 'Acme',
      position: 'Engineer',
      startDate: '2019',
      endDate: '2021-06',
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

test('a phone link is the phone number of the JSON Resume', () => {
  const links = [{ label: 'Phone', url: 'tel:+442079460000', icon: '' }];
  const { basics } = createResume({ site: { ...SOME_SITE, links } });
  expect(basics).toMatchObject({ phone: '+442079460000', profiles: [] });
});

test('the JSON Resume omits fields without a value', () => {
  const untitled = { title: 'Sabbatical', shortDescription: '', longDescription: '' };
  const timeline = [someEvent({ ...untitled, kind: 'work' }), someEvent({ ...untitled, kind: 'education' })];
  const site = {
    ...SOME_SITE,
    role: '',
    introduction: ' ',
    links: [{ label: 'Home', url: 'https://example.com', icon: '' }],
  };
  const project = someProject({ description: '', timeline: '2020' });
  const resume = createResume({ timeline, site, projects: [project] });
  expect(JSON.stringify(resume)).not.toContain('""');
  expect(resume.work).toEqual([{ name: 'Sabbatical', startDate: expect.any(String), highlights: [] }]);
});

test('the JSON Resume omits private projects, as the resume does', () => {
  const projects = [someProject({ public: false }), someProject({ title: 'Begun', slug: 'begun' })];
  const url = 'https://ada.example.com/projects/begun';
  expect(createResume({ projects }).projects).toMatchObject([{ name: 'Begun', url }]);
});

test('the JSON Resume omits dates and URLs that its format does not allow', () => {
  const odd = [
    someEvent({ kind: 'work', year: -44 }),
    someEvent({ kind: 'work', year: 12, endDate: '0040' }),
  ];
  const site = { ...SOME_SITE, avatar: '/uploads/a.png', links: [{ label: 'x', url: '/x', icon: '' }] };
  const { basics, work } = createResume({ timeline: odd, site, publicUrl: undefined });
  for (const job of work) expect(Object.keys(job)).not.toContain('startDate');
  expect(Object.keys(basics)).toEqual(['name', 'label', 'summary', 'location', 'profiles']);
  expect(basics.profiles).toEqual([]);
});

test.each([
  ['a complete site', createResume()],
  [
    'an empty site',
    createResume({
      site: DEFAULT_SITE_SETTINGS,
      skills: [],
      projects: [],
      timeline: [],
      publicUrl: undefined,
    }),
  ],
])('the JSON Resume of %s is valid by its contract and the JSON Resume schema', async (_name, resume) => {
  expect(jsonResumeSchema.parse(resume)).toEqual(resume);
  expect(await findFaults(resume)).toBe(null);
});

function findFaults(resume: object): Promise<unknown> {
  return new Promise(resolve => schema.validate(resume, errors => resolve(errors)));
}

test.each([
  ['even', even],
  ['stackoverflow', stackoverflow],
])('the theme %s renders the JSON Resume', (_name, theme) => {
  const html = theme.render(createResume());
  for (const words of ['Ada Example', 'Acme', 'Cambridge', 'Engine', 'TypeScript'])
    expect(html).toContain(words);
});
