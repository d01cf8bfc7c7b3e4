import { expect, test } from 'vitest';
import { createTypefaceLoader } from '#server/core/font/typefaces';
import { type ResumeSource, resumeContent, toReadableAddress } from '#server/features/resume/resume-content';
import { resumePdf } from '#server/features/resume/resume-pdf';
import { createResumeService } from '#server/features/resume/resume-service';
import { DEFAULT_SITE_SETTINGS } from '#shared/new-site-settings';
import { readPdfText } from '../support/content/read-pdf-text';
import { SOME_SITE, someEvent, someProject, someSkill } from '../support/content/some-content';

const loadTypefaces = createTypefaceLoader();

function source(changes: Partial<ResumeSource> = {}): ResumeSource {
  return {
    site: SOME_SITE,
    skills: [someSkill()],
    projects: [someProject()],
    timeline: [someEvent()],
    publicUrl: 'https://ada.example.com',
    ...changes,
  };
}

function findSection(title: string, changes: Partial<ResumeSource>) {
  return resumeContent(source(changes)).sections.find(section => section.title === title);
}

async function layOut(changes: Partial<ResumeSource>): Promise<{ pdf: Buffer; pages: number }> {
  const pdf = await resumePdf(resumeContent(source(changes)), await loadTypefaces());
  return { pdf, pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0 };
}

test('the resume contains the owner, their links, skills, projects and timeline', () => {
  expect(resumeContent(source())).toMatchObject({
    name: 'Ada Example',
    role: 'Engineer',
    facts: ['London', 'Independent', 'Mathematics, 1835'],
    links: [
      { label: 'Website', url: 'https://ada.example.com' },
      { label: 'GitHub', url: 'https://code.example.com/ada' },
      { label: 'Email', url: 'mailto:ada@example.com' },
    ],
    sections: [
      { title: 'Skills', entries: [{ aside: 'Languages', names: ['TypeScript'] }] },
      { title: 'Projects', entries: [{ aside: 'Spring 2024', title: 'Engine', paragraphs: ['An engine.'] }] },
      { title: 'Timeline', entries: [{ aside: '2020', title: 'First engine' }] },
    ],
  });
});

test('the resume has the phone numbers among the links, without their scheme', () => {
  const links = [{ label: 'Phone', url: 'tel:+442079460000', icon: '' }];
  expect(resumeContent(source({ site: { ...SOME_SITE, links } })).links).toContainEqual({
    label: 'Phone',
    url: 'tel:+442079460000',
  });
  expect(toReadableAddress('tel:+442079460000')).toBe('+442079460000');
});

test('the resume lists featured projects first and counts the rest of a long list', () => {
  const projects = Array.from({ length: 60 }, (_, index) =>
    someProject({ title: `P${index}`, featured: index === 59 }),
  );
  const section = findSection('Projects', { projects });
  expect(section?.entries.map(({ title }) => title).slice(0, 3)).toEqual(['P59', 'P0', 'P1']);
  expect(section?.note).toBe('And 50 more projects.');
});

test('a project in the resume links to its live demo, its code or its page', () => {
  const findLink = (fields: Parameters<typeof someProject>[0]) =>
    findSection('Projects', { projects: [someProject(fields)] })?.entries[0]?.link?.url;
  expect(findLink({ live: 'https://live.example.com', github: 'https://code.example.com' })).toBe(
    'https://live.example.com',
  );
  expect(findLink({ github: 'https://code.example.com' })).toBe('https://code.example.com');
  expect(findLink({ live: '/here' })).toMatch(/^https:\/\/ada\.example\.com\/projects\//);
});

test('the resume lists events latest first, regardless of their order in the timeline', () => {
  const timeline = [2015, 2022, 2020].map(year => someEvent({ year, title: `${year}` }));
  const found = findSection('Timeline', { timeline })?.entries.map(({ aside }) => aside);
  expect(found).toEqual(['2022', '2020', '2015']);
});

test('work and education have separate dated sections and other events remain in the timeline', () => {
  const timeline = [
    someEvent({ year: 2015, kind: 'education', endDate: '2019', title: 'Engines' }),
    someEvent({ year: 2019, kind: 'work', endDate: '2022-06', title: 'Apprentice' }),
    someEvent({
      year: 2022,
      kind: 'work',
      title: 'Engineer',
      shortDescription: '',
      longDescription: 'Pumps.',
    }),
    someEvent({ year: 2021, kind: 'other', title: 'A prize' }),
    someEvent({ year: 2010, title: 'Without a kind' }),
  ];
  const { sections } = resumeContent(source({ timeline, skills: [], projects: [] }));
  expect(sections.map(({ title, entries }) => [title, ...entries.map(({ aside }) => aside)])).toEqual([
    ['Work', 'Since 2022', '2019–2022'],
    ['Education', '2015–2019'],
    ['Timeline', '2021'],
  ]);
  expect(sections[0]?.entries[0]).toMatchObject({ title: 'Engineer', paragraphs: ['Pumps.'] });
});

test('the resume omits private, planned and undated projects', () => {
  const projects = [
    someProject({ title: 'Secret', public: false }),
    someProject({ title: 'Planned', status: 'planned' }),
    someProject({ title: 'New', status: 'planning' }),
    someProject({ title: 'Undated', timeline: ' ' }),
    someProject({ title: 'As created', timeline: 'Project timeline' }),
    someProject({ title: 'Begun', status: 'wip' }),
  ];
  expect(findSection('Projects', { projects })?.entries.map(({ title }) => title)).toEqual(['Begun']);
  expect(findSection('Projects', { projects: projects.slice(0, 1) })).toBeUndefined();
});

test('the resume of an empty site has one page', async () => {
  const empty = { skills: [], projects: [], timeline: [], publicUrl: undefined };
  const { pdf, pages } = await layOut({ site: DEFAULT_SITE_SETTINGS, ...empty });
  expect(pdf.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
  expect(pages).toBe(1);
});

test('the resume of a site with much content has at most three pages', async () => {
  const long = 'Words that go on. '.repeat(300);
  const { pages } = await layOut({
    projects: Array.from({ length: 60 }, () => someProject({ description: long, timeline: long })),
    skills: Array.from({ length: 300 }, (_, index) =>
      someSkill({ name: `S${index}`, category: `C${index % 20}` }),
    ),
    timeline: Array.from({ length: 60 }, () =>
      someEvent({ shortDescription: long, title: long.slice(0, 900) }),
    ),
  });
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThanOrEqual(3);
});

test.each(['日本語のタイトル', 'مرحبا بالعالم', '🚀👨‍👩‍👧', '<script>', 'x'.repeat(1_000), '\u0000\uD800'])(
  'the resume of an owner named %j is generated',
  async text => {
    const { pdf, pages } = await layOut({
      site: { ...SOME_SITE, ownerName: text, role: text, introduction: text },
      projects: [someProject({ title: text, description: text, timeline: text })],
      skills: [someSkill({ name: text, category: text })],
      timeline: [someEvent({ title: text, shortDescription: text })],
    });
    expect(pdf.subarray(-6).toString('latin1')).toContain('%%EOF');
    expect(pages).toBeGreaterThan(0);
  },
);

test('the resume embeds its fonts, is a tagged PDF and names its author', async () => {
  const { pdf } = await layOut({});
  const text = pdf.toString('latin1');
  expect(text).toContain('Archivo-SemiBold');
  expect(text).toContain('Archivo-Regular');
  expect(text).not.toContain('Helvetica');
  expect(text).toContain('/Marked true');
  expect(text).toContain('Ada Example');
});

const OF_MANY_SCRIPTS = {
  site: {
    ...SOME_SITE,
    ownerName: 'Ελένη Παπαδοπούλου',
    role: 'Разработчик',
    location: 'Αθήνα',
    employment: '株式会社見本',
    introduction: 'Привет.\n\nBefore, I worked for 株式会社見本 in Tokyo.\n\nשלום עולם.',
  },
  projects: [someProject({ title: 'Tide gauge', timeline: '2024年4月〜9月' })],
  skills: [someSkill({ name: 'C++' }), someSkill({ name: '日本語 (N1)' })],
  timeline: [someEvent({ title: '株式会社見本 Ltd', shortDescription: 'Pumps and valves.' })],
};

test('the resume has Greek and Cyrillic in full, and no part of a text that it cannot set whole', async () => {
  const { pdf } = await layOut(OF_MANY_SCRIPTS);
  const text = await readPdfText(pdf);
  for (const whole of ['Ελένη Παπαδοπούλου', 'Разработчик', 'Αθήνα', 'Привет.', 'Tide gauge', 'C++'])
    expect(text).toContain(whole);
  for (const part of ['I worked', '2024', 'N1', 'Ltd', 'Pumps', 'Timeline']) expect(text).not.toContain(part);
});

test.each([
  ['山田 Taro', 'Engineer', 'Engineer London'],
  ['🚀', 'Engineer', 'Engineer London'],
  ['山田', '技師', 'Resume London'],
])('the resume of %j, %j has the title that it can set whole', async (ownerName, role, beginning) => {
  const { pdf } = await layOut({ site: { ...SOME_SITE, ownerName, role } });
  const text = await readPdfText(pdf);
  expect(text.slice(0, beginning.length)).toBe(beginning);
  expect(text).not.toContain('Taro');
});

test('the resume is generated once and again after its content changes', async () => {
  const resume = createResumeService(loadTypefaces);
  const first = resume.generate(source());
  const again = resume.generate(source());
  expect(again.tag).toBe(first.tag);
  expect(await again.pdf()).toBe(await first.pdf());
  const other = resume.generate(source({ projects: [] }));
  expect(other.tag).not.toBe(first.tag);
  expect(await other.pdf()).not.toBe(await first.pdf());
});
