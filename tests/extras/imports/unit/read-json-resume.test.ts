import { expect, test } from 'vitest';
import { readJsonResume } from '#server/extras/imports/json-resume/read-json-resume';

const read = (resume: object) => readJsonResume(JSON.stringify(resume));

const JOB = { name: 'Acme', position: 'Engineer', startDate: '2019-03-01', endDate: '2021-06' };

test('the import of a JSON Resume reads settings and links to profiles, website, email and phone', () => {
  const { items } = read({
    basics: {
      name: 'Ada',
      label: 'Engineer',
      summary: 'I build.',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      location: { city: 'London', countryCode: 'GB' },
      profiles: [
        { network: 'GitHub', username: 'ada', url: 'github.com/ada' },
        { network: 'Odd', url: 'javascript:alert(1)' },
      ],
    },
  });
  expect(items.map(({ key, note }) => [key, note])).toEqual([
    ['basics/name', 'Ada'],
    ['basics/label', 'Engineer'],
    ['basics/summary', 'I build.'],
    ['basics/location', 'London, GB'],
    ['basics/profiles', 'GitHub, Email, Phone'],
  ]);
  expect(items.at(-1)?.fields).toEqual({
    links: [
      { label: 'GitHub', url: 'https://github.com/ada', icon: 'fa-brands fa-github' },
      { label: 'Email', url: 'mailto:ada@example.com', icon: 'fa-solid fa-envelope' },
      { label: 'Phone', url: 'tel:+44-20-7946-0000', icon: 'fa-solid fa-phone' },
    ],
  });
});

test('the import of a JSON Resume reads work and education as events with a kind and an end date', () => {
  const { items } = read({
    work: [{ ...JOB, summary: 'First.\n\nThen.', highlights: ['One', 'Two\nlines'] }],
    education: [{ institution: 'MIT', area: 'Physics', studyType: 'BSc', startDate: '2015' }],
  });
  expect(items).toMatchObject([
    {
      kind: 'timeline',
      key: 'work/acme/engineer/2019-03-01',
      name: 'Engineer at Acme',
      note: 'Work, 2019–2021',
      fields: {
        type: 'event',
        kind: 'work',
        year: 2019,
        endDate: '2021-06',
        shortDescription: 'First.',
        longDescription: 'Then.\n\n- One\n- Two lines',
      },
    },
    { name: 'BSc, Physics at MIT', fields: { kind: 'education', year: 2015, endDate: null } },
  ]);
});

test('the import of a JSON Resume describes work without an end as lasting until today', () => {
  const { items } = read({ work: [{ ...JOB, endDate: '' }] });
  expect(items.map(({ note }) => note)).toEqual(['Work, 2019–today']);
});

test('the import of a JSON Resume reports omitted entries with a reason', () => {
  const { items, leftOut } = read({
    work: [
      { name: 'Timeless' },
      { ...JOB, endDate: '2018' },
      { ...JOB, position: 'Lead', endDate: 'present' },
    ],
    languages: [{ language: 'English' }],
    awards: [],
  });
  expect(items).toHaveLength(2);
  expect(leftOut).toEqual([
    { from: 'Languages', reason: 'This site has no matching section.' },
    { from: 'Work start date', reason: 'Only the year is imported.' },
    { from: 'Work 1', reason: 'Timeless has no start date.' },
    { from: 'Work 2 end date', reason: 'The end must not be before the year of the start.' },
    { from: 'Work 3 end date', reason: `"present" isn't a date.` },
  ]);
});

test('the import of a JSON Resume keeps the description of an employer', () => {
  const { items } = read({
    work: [
      { ...JOB, description: 'Makes anvils.', summary: 'First.\n\nThen.' },
      { ...JOB, description: 'Makes anvils.' },
    ],
  });
  expect(items.map(({ fields }) => fields)).toMatchObject([
    { shortDescription: 'First.', longDescription: 'Then.\n\nMakes anvils.' },
    { shortDescription: 'Makes anvils.', longDescription: '' },
  ]);
});

test('the import of a JSON Resume lists each field that this site has no place for', () => {
  const { leftOut } = read({
    $schema: 'https://example.com/schema.json',
    meta: { version: 'v1.0.0' },
    basics: {
      name: 'Ada',
      phone: '555-0100, ext. 7',
      image: '',
      location: { city: 'London', address: '1 High Street', postalCode: null },
      profiles: [
        { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' },
        { network: 'Mastodon', username: '@ada@example.com', url: 'https://example.com/users/7' },
        { network: 'Chat', username: 'ada' },
      ],
    },
    work: [
      { ...JOB, location: 'Rome', url: 'https://acme.example' },
      { ...JOB, startDate: '2018', location: 'Oslo' },
    ],
    education: [{ institution: 'MIT', startDate: '2015-09', score: '4.0', constructor: 'x' }],
    projects: [{ name: 'Engine', startDate: '2019-03', roles: ['Lead'], entity: 'Acme', type: '' }],
    skills: [{ name: 'Web', level: 'Master', keywords: ['CSS'] }],
    hobbies: ['Chess'],
  });
  const field = 'This site has no matching field.';
  const year = 'Only the year is imported.';
  expect(leftOut).toEqual([
    { from: 'Hobbies', reason: 'This site has no matching section.' },
    { from: 'Address', reason: field },
    { from: 'Work location', reason: field },
    { from: 'Work website', reason: field },
    { from: 'Education score', reason: field },
    { from: 'Education constructor', reason: field },
    { from: 'Project roles', reason: field },
    { from: 'Project entity', reason: field },
    { from: 'Skill level', reason: field },
    { from: 'Phone', reason: '"555-0100, ext. 7" is not a phone number.' },
    { from: 'Profile 2 username', reason: field },
    { from: 'Profile 3', reason: 'Chat has no web address.' },
    { from: 'Work start date', reason: year },
    { from: 'Education start date', reason: year },
    { from: 'Project start date', reason: year },
  ]);
});

test('the import of a JSON Resume reads projects with a link to the code or the website', () => {
  const project = { name: 'Engine', description: 'Turns.', keywords: ['C'], highlights: ['Fast'] };
  const { items } = read({
    projects: [
      { ...project, url: 'https://github.com/ada/engine', startDate: '2019', endDate: '2020' },
      { ...project, url: 'engine.example.com', startDate: '2021' },
      { name: 'Odd', url: 'javascript:alert(1)' },
    ],
  });
  expect(items.map(({ fields }) => fields)).toMatchObject([
    {
      title: 'Engine',
      details: '- Fast',
      skills: ['C'],
      github: 'https://github.com/ada/engine',
      live: '',
    },
    { live: 'https://engine.example.com', github: '', status: 'wip', timeline: '2021' },
    { live: '', github: '', status: 'completed', timeline: '' },
  ]);
  expect(items[0]?.fields).toMatchObject({ timeline: '2019–2020', status: 'completed' });
});

test('the import of a JSON Resume reads skills in groups and single skills', () => {
  const { items } = read({ skills: [{ name: 'Web', keywords: ['CSS', ' '] }, { name: 'Rust' }, {}] });
  expect(items.map(({ fields }) => fields)).toEqual([
    { name: 'CSS', category: 'Web' },
    { name: 'Rust', category: 'Skills' },
  ]);
});

test('the import of a JSON Resume assigns different keys to two equal entries', () => {
  expect(read({ work: [JOB, JOB] }).items.map(({ key }) => key)).toEqual([
    'work/acme/engineer/2019-03-01',
    'work/acme/engineer/2019-03-01#2',
  ]);
});

test('the import of a JSON Resume accepts a byte order mark and null for missing values', () => {
  const { items } = readJsonResume('\ufeff{"basics":null,"work":null,"projects":[{"name":"A","url":null}]}');
  expect(items).toHaveLength(1);
});

test.each([
  ['', /^This file is not JSON: /],
  ['{"work": [', /^This file is not JSON: /],
  ['[]', /^This file is not a JSON Resume: it has no basics/],
  ['{"name": "portfolio", "version": "1"}', /^This file is not a JSON Resume/],
  ['null', /^This file is not a JSON Resume/],
  ['{"work": {"name": "A"}}', /^This JSON Resume cannot be read: work: /],
  ['{"work": [{}, {"startDate": 2019}]}', /^This JSON Resume cannot be read: work 2, startDate: /],
  ['{"skills": [{"keywords": ["a", 7]}]}', /^This JSON Resume cannot be read: skills 1, keywords 2: /],
])('an invalid JSON Resume is rejected with a reason: %s', (content, reason) => {
  expect(() => readJsonResume(content)).toThrow(reason);
});
