import { expect, test } from 'vitest';
import { readMarkdownEntry } from '#server/extras/imports/markdown/markdown-entry';

const read = (content: string, path = 'posts/tide-gauge.md') => readMarkdownEntry({ path, content });

test('front matter from Hugo is read as YAML or TOML', () => {
  const entry = {
    title: 'Tide gauge',
    date: '2024-01-31',
    withheldReason: 'draft: true',
    summary: 'It tells.',
    tags: ['C', 'Radio'],
    category: 'Water',
    slug: 'gauge',
    cover: 'gauge.png',
    coverAlt: 'A gauge',
    text: 'Text.\n',
  };
  const yaml =
    '---\ntitle: "Tide gauge"\ndate: 2024-01-31T10:00:00+01:00\ndraft: true\ndescription: It tells.\ntags: [C, Radio]\ncategories: [Water]\nslug: gauge\ncover:\n  image: gauge.png\n  alt: A gauge\n---\n\nText.\n';
  const toml =
    '+++\ntitle = "Tide gauge"\ndate = 2024-01-31\ndraft = true\nsummary = "It tells."\ntags = ["C", "Radio"]\ncategories = ["Water"]\nslug = "gauge"\n[cover]\nimage = "gauge.png"\nalt = "A gauge"\n+++\nText.\n';
  expect(read(yaml)).toMatchObject(entry);
  expect(read(toml)).toMatchObject(entry);
});

test('front matter from Jekyll and Astro is read with its file name, date and image', () => {
  const jekyll = '---\npublished: false\ntags: c radio\nimage: /img/a.png\n---\nText';
  expect(read(jekyll, '_posts/2021-05-06-first-day.md')).toMatchObject({
    title: 'First day',
    date: '2021-05-06',
    slug: 'first-day',
    withheldReason: 'published: false',
    tags: ['c', 'radio'],
    cover: '/img/a.png',
  });
  expect(
    read('---\ntitle: One\npubDate: "Jul 08 2022"\nheroImage:\n  src: ../a.jpg\n  alt: A\n---\n'),
  ).toMatchObject({ date: '2022-07-08', cover: '../a.jpg', coverAlt: 'A', withheldReason: '' });
});

test.each([
  ['draft: true'],
  ['draft: "true"', 'draft: true'],
  ['Draft: true', 'draft: true'],
  ['DRAFT: true', 'draft: true'],
  ['isdraft: true', 'isDraft: true'],
  ['Published: false', 'published: false'],
  ['Build:\n  Render: never', 'build: never'],
  ['publishdate: 2999-01-31', 'publishDate: 2999-01-31'],
  ['ExpiryDate: 2020-01-31', 'expiryDate: 2020-01-31'],
  ['Draft: false\ndraft: true', 'draft: true'],
  ['draft: true\nDraft: false', 'draft: true'],
  ['draft: y'],
  ['publish: n'],
  ['status: [draft]', 'status: draft'],
  ['params:\n  Draft: true', 'draft: true'],
  ['extra: {draft: true}', 'draft: true'],
  ['draft: false\nparams: {draft: true}', 'draft: true'],
  ['isDraft: true'],
  ['published: false'],
  ['published: no'],
  ['publish: false'],
  ['dg-publish: false'],
  ['public: false'],
  ['listed: false'],
  ['unlisted: true'],
  ['private: true'],
  ['hidden: true'],
  ['headless: true'],
  ['permalink: false'],
  ['status: draft'],
  ['status: Scheduled'],
  ['visibility: members'],
  ['password: secret', 'password'],
  ['build:\n  render: never', 'build: never'],
  ['publishDate: 2999-01-31'],
  ['expiryDate: 2020-01-31'],
])('front matter with %j keeps a file unpublished', (field, withheld = field) => {
  expect(read(`---\n${field}\n---\n`).withheldReason).toBe(withheld);
});

test.each([
  'draft: false',
  'published: true',
  'published: 2020-01-31',
  'status: published',
  'status: in progress',
  'status: [draft, published]',
  'params: {draft: false}\nextra: {a: 1}',
  'private: false',
  'permalink: /first/',
  'publishDate: 2020-01-31',
  'expiryDate: 2999-01-31',
])('front matter with %j leaves a file published', field => {
  expect(read(`---\n${field}\n---\n`).withheldReason).toBe('');
});

test.each([
  ['_drafts/gauge.md', '_drafts'],
  ['content/posts/drafts/gauge/index.md', 'drafts'],
  ['source/_drafts/gauge.md', '_drafts'],
  ['notes/Private/gauge.md', 'Private'],
  ['posts/gauge.draft.md', 'gauge.draft.md'],
  ['posts/_gauge.md', '_gauge.md'],
])('a file at "%s" is unpublished because of "%s"', (path, withheld) => {
  expect(read('Text', path).withheldReason).toBe(withheld);
});

test.each(['_posts/2020-01-31-drafts.md', 'posts/draft-horse.md'])(
  'a file at "%s" is published although its name has "draft"',
  path => expect(read('Text', path).withheldReason).toBe(''),
);

const CODE = 'https://github.com/x/y';
const LIVE = 'https://x.example/';

test.each([
  [`github: ${CODE}\nlive: ${LIVE}`, { github: CODE, live: LIVE }],
  [`repo: x/y\ndemo: ${LIVE}`, { github: CODE, live: LIVE }],
  [`repository: github.com/x/y\nwebsite: x.example/`, { github: CODE, live: LIVE }],
  [`source_code: ${CODE}\nexternal: ${LIVE}`, { github: CODE, live: LIVE }],
  [`link: ${CODE}`, { github: CODE, live: '' }],
  [`code: { url: "${CODE}" }\nurl: ${LIVE}`, { github: CODE, live: LIVE }],
  [
    `links:\n  - { name: Site, url: "${LIVE}" }\n  - { icon: github, url: "${CODE}" }`,
    { github: CODE, live: LIVE },
  ],
  [`links: { github: "${CODE}", demo: "${LIVE}" }`, { github: CODE, live: LIVE }],
  ['url: /first/\nsource: wordpress\nexternal: true', { github: '', live: '', omitted: [] }],
  [
    'github: "no address"\nlive: "javascript:a"\ngallery: [a.png]',
    { github: '', live: '', omitted: ['github', 'live', 'gallery'] },
  ],
  ['tech: [React, Node]\nstack: C, Go', { skills: ['React', 'Node', 'C', 'Go'] }],
  ['status: in progress\nfeatured: true', { status: 'in progress', featured: true }],
  ['status: published\nfeatured: 1', { status: '', featured: false }],
  ['period: 2019 to 2021\nlessons: Measure.', { timeline: '2019 to 2021', learned: 'Measure.' }],
])('front matter of portfolio themes fills the fields of a project: %j', (fields, project) => {
  expect(read(`---\n${fields}\n---\n`).project).toMatchObject(project);
});

test.each(['coverImage', 'featuredImage', 'thumb', 'teaser'])('front matter has a cover in %s', name => {
  expect(read(`---\nname: Gauge\n${name}: a.png\n---\n`)).toMatchObject({ title: 'Gauge', cover: 'a.png' });
});

test('front matter may be missing, so that the title is the first heading or the name of the file or folder', () => {
  expect(read('\ufeff# Gauge #\r\n\r\nText')).toMatchObject({ title: 'Gauge', text: 'Text', date: '' });
  expect(read('Text', 'posts/tide_table/index.md')).toMatchObject({
    title: 'Tide table',
    slug: 'tide-table',
  });
  expect(read('---\n\nA text that begins with a rule')).toMatchObject({ title: 'Tide gauge' });
});

test.each([
  ['2024-01-31', '2024-01-31T12:00:00.000Z'],
  ['2024-01-31T23:30:00-05:00', '2024-02-01T04:30:00.000Z'],
  ['2024-01-31 10:00:00 +0200', '2024-01-31T08:00:00.000Z'],
  ['2024-01-31 9:05:00 +0100', '2024-01-31T08:05:00.000Z'],
  ['2024-01-31 10:00:00.000000000 +02:00', '2024-01-31T08:00:00.000Z'],
  ['2024-01-31T10:00', '2024-01-31T10:00:00.000Z'],
  ['Jul 08 2022', '2022-07-08T12:00:00.000Z'],
  ['2024-01-31 10:00:00 UTC', '2024-01-31T10:00:00.000Z'],
  ['04.03.2021', '2021-03-04T12:00:00.000Z'],
  ['4.3.2021 10:00', '2021-03-04T10:00:00.000Z'],
  ['31.12.2021', '2021-12-31T12:00:00.000Z'],
  ['12.31.2021', ''],
  ['2024-01-31 10:00:00 CET', ''],
  ['31 Jan 2024 10:00:00 CET', ''],
  ['31.01.2024 10:00 CET', ''],
  ['0001-01-01T00:00:00Z', ''],
  ['2024-13-45', ''],
])('front matter with the date %s sets the time of publication to "%s"', (date, moment) => {
  expect(read(`---\ndate: "${date}"\n---\n`).moment).toBe(moment);
});

test.each([
  '---\nTitle: Gauge\nDate: 2024-01-31\nTags: [C]\nCoverimage: a.png\nAliases: /a\nRepourl: https://example.org/\n---\n',
  '+++\nTitle = "Gauge"\nDATE = 2024-01-31\nTags = ["C"]\nCoverImage = "a.png"\nAliases = "/a"\nREPOURL = "https://example.org/"\n+++\n',
  '{\n"Title": "Gauge", "Date": "2024-01-31", "tAgs": "C", "COVERIMAGE": "a.png", "alIases": "/a", "Links": {"RepoUrl": "https://example.org/"}\n}\n',
])('front matter may have names in upper or lower case: %j', content => {
  expect(read(content)).toMatchObject({
    title: 'Gauge',
    date: '2024-01-31',
    tags: ['C'],
    cover: 'a.png',
    formerPaths: ['/a'],
    project: { github: 'https://example.org/' },
  });
});

test.each(['publishedAt', 'pubDatetime', 'date_published', 'created_at'])(
  'front matter of another tool has its date in %s',
  name => expect(read(`---\n${name}: 2024-01-31\n---\n`).date).toBe('2024-01-31'),
);

test('front matter with a date that cannot be read keeps its words', () => {
  expect(read('---\ndate: someday\npublished: true\n---\n')).toMatchObject({
    date: '',
    unreadDate: 'someday',
  });
  expect(read('---\ndate: 20240131\n---\n')).toMatchObject({ date: '', unreadDate: '20240131' });
  expect(read('---\ndate: someday\n---\n', '2024-01-31-gauge.md')).toMatchObject({
    date: '2024-01-31',
    unreadDate: 'someday',
  });
  expect(read('---\ndate: 0001-01-01\n---\n')).toMatchObject({ date: '', unreadDate: '' });
});

test.each([
  ['_posts/2021-03-04-first-day.md', '2021-03-04', 'first-day'],
  ['_posts/2021-3-4-first-day.md', '2021-03-04', 'first-day'],
  ['_posts/2021-03-04.md', '2021-03-04', '2021-03-04'],
  ['_posts/2021-03-04-first-day/index.md', '2021-03-04', 'first-day'],
])('front matter without a date takes it from the file name %s', (path, date, slug) => {
  expect(read('---\nlayout: post\n---\nText', path)).toMatchObject({ date, slug, unreadDate: '' });
});

test('front matter in TOML may have its names in upper case', () => {
  expect(read('+++\nDraft = true\n+++\n').withheldReason).toBe('draft: true');
});

test('front matter in TOML accepts dates with and without a time', () => {
  expect(read('+++\ndate = 2024-01-31T10:00:00+02:00\n+++\n')).toMatchObject({
    date: '2024-01-31',
    moment: '2024-01-31T08:00:00.000Z',
  });
  expect(read('+++\ndate = 2024-01-31\n+++\n').moment).toBe('2024-01-31T12:00:00.000Z');
});

test.each([
  '\n \n---\ntitle: Gauge\ndraft: true\n---\nText',
  '---\ntitle: Gauge\ndraft: true\n...\nText',
  '---yaml\ntitle: Gauge\ndraft: true\n---\nText',
  '---toml\ntitle = "Gauge"\ndraft = true\n---\nText',
  '--- json\n{"title": "Gauge", "draft": true}\n---\nText',
  'title: Gauge\ndraft: true\n---\nText',
  ';;;\n"title": "Gauge",\n"draft": true\n;;;\nText',
  '"title": "Gauge",\n"draft": true\n;;;\nText',
  '{"title":"Gauge","draft":true}\nText',
  '{"title":"Gauge", "params": {"a": "}\\"}"},\n"draft":true }\n\nText',
  '{ "title": "Gauge",\n  "draft": true\n  }\nText',
  '\n{"title":"Gauge","draft":true}\nText',
])('front matter in another form keeps a draft and is no part of the text: %j', content => {
  expect(read(content)).toMatchObject({ title: 'Gauge', withheldReason: 'draft: true', text: 'Text' });
});

test.each([
  ['---js\n{ title: "Gauge", draft: true }\n---\nText'],
  ['-----\ntitle: Gauge\ndraft: true\n-----\nText'],
  ['title: Gauge\n\npublished: false\n\n---\nText'],
  ['{ "title": "Gauge", "draft": true } Text'],
  ['<!--\ndraft: true\n-->\nText'],
])('a file stays a draft if it seems to begin with unread front matter that names one: %j', content => {
  expect(read(content)).toMatchObject({
    withheldReason: 'unread front matter',
    text: expect.stringMatching(/Text$/),
  });
});

test.each([
  'Note: the gauge\n---\nText',
  'Title: the gauge\n\nText\n\n---\nText',
  'The first draft: it rains.',
  '# Gauge of 2019\n\n```yaml\ndraft: true\n```',
])('a text that only resembles front matter is published with all of its words: %j', content => {
  expect(read(content).withheldReason).toBe('');
  expect(content).toContain(read(content).text);
});

test('front matter from Hugo is read as JSON between two lines with a brace', () => {
  const json = '{\n  "title": "Tide gauge",\n  "params": {\n    "a": 1\n  },\n  "tags": ["C"]\n}\n\nText';
  expect(read(json)).toMatchObject({ title: 'Tide gauge', tags: ['C'], text: 'Text' });
  expect(() => read('{\n  "title": "One"\nText')).toThrow("the front matter isn't closed with }");
  for (const text of ['{\nText', '{{< figure >}}\nText', '{ "title": "One" } is JSON.'])
    expect(read(text)).toMatchObject({ title: 'Tide gauge', text });
});

test('front matter that is too long is rejected, and values of unexpected types are read without errors', () => {
  const content = `---\n${'a: b\n'.repeat(20_000)}---\n`;
  expect(() => read(content)).toThrow('posts/tide-gauge.md: the front matter is too long');
  expect(
    read('---\ntitle: 42\ntags: {a: 1}\ndate: soon\ncover: [1]\nslug: "Über Alles!"\n---\n'),
  ).toMatchObject({ title: '42', tags: [], date: '', cover: '', slug: 'uber-alles' });
});

test.each([
  [
    '---\ntitle: [One\n---\n',
    /^posts\/tide-gauge\.md: the front matter can't be read: (?!.*Nothing was changed).+\.$/,
  ],
  ['+++\ntitle = \n+++\n', /^posts\/tide-gauge\.md: the front matter can't be read: /],
  ['---\n- one\n---\n', /isn't a list of fields/],
  ['---\ntitle: One\n\nText', /isn't closed with ---/],
  ['{"title": "One", draft: true}\nText', /^posts\/tide-gauge\.md: the front matter can't be read: /],
  ['{"title": "One"\nText', /^posts\/tide-gauge\.md: the front matter isn't closed with }/],
  [
    `---\na: &a [x, x]\n${'b: [*a, *a, *a, *a, *a, *a, *a]\n'.repeat(1)}c: [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\n---\n`,
    /Excessive alias count/,
  ],
])('front matter that is invalid is rejected with the name of its file: %j', (content, message) => {
  expect(() => read(content)).toThrow(message);
});
