import { describe, expect, test } from 'vitest';
import { projectEntity } from '#server/features/projects/project-entity';
import type { Project } from '#shared/contract/project';
import { siteUpdateSchema } from '#shared/contract/site';
import { type CallOptions, createCaller, type Procedure, TRANSPORTS } from '../support/call-api';
import { checkRows } from '../support/check-rows';
import { startAppForFile } from '../support/managed-app';
import { newName, storeProject } from '../support/project-factory';

const TEXT_FIELDS = ['description', 'details', 'learned', 'timeline'];
const LINK_FIELDS = ['image', 'github', 'live'];
const LIMIT = 100_000;
const NOT_STORABLE = {
  message: expect.stringMatching(/^(\w.* m|M)ust not contain the NUL character or half of a surrogate pair$/),
  code: 'BAD_REQUEST',
  issues: [
    { path: expect.any(Array), message: 'Must not contain the NUL character or half of a surrogate pair' },
  ],
};

/** Returns the label of the last named field in the path. */
function getLabel(path: (string | number)[]): string {
  const name = String(path.findLast(part => typeof part === 'string'));
  const words = { github: 'GitHub link', live: 'Live demo link', url: 'link', imageAlt: 'Image description' };
  return new Map(Object.entries(words)).get(name) ?? name;
}

const app = await startAppForFile();
const { token } = await app.signIn();

describe.each(TRANSPORTS)('project validation over %s', transport => {
  const call = createCaller(app, transport);
  const asOwner = (procedure: Procedure, input: CallOptions['input']) => call(procedure, { input, token });

  /** Creates a project with the fields and reads it as a visitor. */
  async function createAndRead(fields: object): Promise<unknown> {
    const { body } = await asOwner('projects.create', fields);
    const [project] = body as [Project];
    const answer = await call('projects.get', { input: { id: project._id } });
    expect(answer.body).toEqual(project);
    return answer.body;
  }

  /** Checks that create and update refuse the fields, name the path and store nothing. */
  async function expectRefused(fields: object, path: (string | number)[]) {
    const stored = await storeProject(app);
    const before = await app.services.projects.list();
    for (const answer of [
      await asOwner('projects.create', fields),
      await asOwner('projects.update', { ...fields, id: stored._id }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        message: expect.stringMatching(new RegExp(`\\b${getLabel(path)}\\b`, 'i')),
        code: 'BAD_REQUEST',
        issues: [{ path, message: expect.any(String) }],
      });
    }
    expect(await app.services.projects.list()).toEqual(before);
  }

  test('names the refused field and the reason in the message', () =>
    checkRows<[object, string]>(
      [
        [{ github: 'javascript:alert(1)' }, 'GitHub link must be a web address'],
        [{ live: 'ftp://example.org' }, 'Live demo link must be a web address'],
        [{ media: [{ type: 'image', url: 'data:x' }] }, 'Media 1 link must be'],
        [{ title: 7 }, 'Title must be text'],
        [{ skills: ['a', 7] }, 'Skills 2 must be text'],
      ],
      async (fields, words) => {
        const { status, body } = await asOwner('projects.create', fields);
        expect({ status, body }).toMatchObject({
          status: 400,
          body: { message: expect.stringMatching(new RegExp(`^${words}`)) },
        });
      },
    ));

  test('accepts 500 skills and media, and refuses more', async () => {
    const image = { type: 'image', url: '/uploads/a.png' };
    for (const [field, item] of [
      ['skills', 'Skill'],
      ['media', image],
    ] as const) {
      const fields = (count: number) => ({ [field]: Array.from({ length: count }, () => item) });
      await expectRefused(fields(501), [field]);
      const { _id } = await storeProject(app);
      const pending = await asOwner('projects.update', { id: _id, pendingChanges: fields(501) });
      expect(pending.body).toMatchObject({ issues: [{ path: ['pendingChanges', field] }] });
      expect((await asOwner('projects.update', { id: _id, ...fields(500) })).status).toBe(200);
    }
  });

  test('a stored project with more than 500 skills can be saved, but gets no more', async () => {
    const { _id: id } = await storeProject(app);
    const skills = (count: number) => Array.from({ length: count }, (_, index) => `Skill ${index}`);
    await app.db.write(manager => manager.update(projectEntity, { id }, { skills: skills(600) }));
    for (const [fields, status] of [
      [{ title: 'Saved' }, 200],
      [{ skills: skills(601) }, 400],
      [{ skills: skills(600) }, 200],
      [{ pendingChanges: { skills: skills(599) } }, 200],
      [{ skills: skills(550) }, 200],
      [{ pendingChanges: null }, 200],
      [{ skills: skills(551) }, 400],
    ] as const) {
      const answer = await asOwner('projects.update', { id, ...fields });
      expect({ fields, status: answer.status }).toEqual({ fields, status });
    }
  });

  test('turns a bare host into a web address', () =>
    checkRows(
      [
        ['example.org/me', 'https://example.org/me'],
        [' www.example.org ', 'https://www.example.org'],
        ['', ''],
        ['http://example.org', 'http://example.org'],
      ],
      async (sent, stored) => {
        expect(await createAndRead({ github: sent, live: sent })).toMatchObject({
          github: stored,
          live: stored,
        });
        await app.services.site.update(siteUpdateSchema.parse({ codeProfileUrl: sent }));
        expect(await app.services.site.get()).toMatchObject({ codeProfileUrl: stored });
      },
    ));

  test('does not change valid texts', () =>
    checkRows(
      [
        ['emoji with joiners', '👩‍💻🏳️‍🌈 é\u0301 𝔘𝔫𝔦𝔠𝔬𝔡𝔢'],
        ['right-to-left text', 'مشروع \u202eabc\u202c עברית'],
        ['CJK and combining marks', '日本語 e\u0301 ộ'],
        ['line breaks and tabs', 'one\r\ntwo\n\tthree\u2028four'],
        ['control characters', 'a\u0001b\u001bc\u007fd'],
        ['quotes, backslashes and SQL', `'; DROP TABLE project; -- "\\\\' %_\``],
        ['markup', '<script>alert(1)</script>&amp;'],
        ['surrounding spaces', '  kept as typed  '],
      ],
      async (_case, text) => {
        const category = newName('category');
        const fields = {
          title: text,
          details: text,
          learned: text,
          skills: [text],
          category: `${category} ${text.trim()}`,
          media: [{ type: 'image', url: '/a.png', caption: text, filename: text }],
        };
        expect(await createAndRead(fields)).toMatchObject(fields);
      },
    ));

  test('accepts names of 1,000 characters including emoji, and refuses longer ones', async () => {
    const start = newName('name');
    const longest = start + '🙂'.repeat(1_000 - start.length);
    const fields = { title: longest, category: longest, status: longest, skills: [longest] };
    expect(await createAndRead(fields)).toMatchObject(fields);
    expect((await call('projects.categories')).body).toContain(longest);
    await expectRefused({ title: `${longest}x` }, ['title']);
    await expectRefused({ category: `${longest}x` }, ['category']);
    await expectRefused({ status: `${longest}x` }, ['status']);
    await expectRefused({ skills: ['short', `${longest}x`] }, ['skills', 1]);
    expect(await asOwner('projects.addCategory', { category: `${longest}x` })).toMatchObject({ status: 400 });
    expect(await asOwner('projects.addStatus', { status: `${longest}x` })).toMatchObject({ status: 400 });
  });

  test('distinguishes 1,000-character names that differ only in the last character', async () => {
    const start = newName('category').padEnd(999, 'x');
    await asOwner('projects.addCategory', { category: `${start}1` });
    const { body } = await asOwner('projects.addCategory', { category: `${start}2` });
    expect((body as string[]).slice(-2)).toEqual([`${start}1`, `${start}2`]);
  });

  test('accepts texts of 100,000 characters', async () => {
    const text = 'ä🙂'.repeat(LIMIT / 2);
    const fields = Object.fromEntries(['details', 'learned'].map(name => [name, text]));
    expect(await createAndRead(fields)).toMatchObject(fields);
  });

  test('refuses texts of 100,001 characters', () =>
    checkRows(
      TEXT_FIELDS.map(field => [field]),
      async field => {
        await expectRefused({ [field]: 'x'.repeat(LIMIT + 1) }, [field]);
      },
    ));

  test('refuses NUL and unpaired surrogates in every field, because not every database can store them', async () => {
    const { _id: id } = await storeProject(app);
    const before = await app.services.projects.list();
    const calls: [Procedure, CallOptions['input']][] = [
      ['projects.create', { title: 'a\0b' }],
      ['projects.create', { skills: ['fine', '\0'] }],
      ['projects.update', { id, media: [{ type: 'image', url: '/a.png', caption: 'a\0' }] }],
      ['projects.update', { id: `${id}\0`, title: 'a' }],
      ['projects.addCategory', { category: 'a\0b' }],
      ['projects.addStatus', { status: 'a\ud83d' }],
      ['projects.create', { unknown: { '\0': [] } }],
      ['projects.create', { details: `${'x'.repeat(1_000)}\ude00` }],
      ['projects.setCategoryOrder', { order: ['a\0b'] }],
      ['projects.remove', { id: `${id}\0` }],
      ['projects.get', { id: `${id}\0` }],
    ];
    for (const [procedure, input] of calls) {
      const { status, body } = await asOwner(procedure, input);
      expect({ procedure, status, body }).toEqual({ procedure, status: 400, body: NOT_STORABLE });
    }
    const { body } = await asOwner('projects.create', { skills: ['fine', '\0'] });
    expect(body).toMatchObject({ issues: [{ path: ['skills', 1] }] });
    expect(await app.services.projects.list()).toEqual(before);
  });

  test('refuses unsafe links in every link field', () =>
    checkRows(
      [
        ['javascript:alert(1)'],
        ['JaVaScRiPt:alert(1)'],
        [' javascript:alert(1)'],
        ['java\nscript:alert(1)'],
        ['data:text/html,<script>alert(1)</script>'],
        ['vbscript:msgbox(1)'],
        ['//evil.example/a'],
        ['/\\evil.example/a'],
        ['no link'],
      ],
      async link => {
        for (const field of LINK_FIELDS) await expectRefused({ [field]: link }, [field]);
        await expectRefused({ media: [{ type: 'image', url: link }] }, ['media', 0, 'url']);
      },
    ));

  test('accepts safe links unchanged', () =>
    checkRows(
      [
        [''],
        ['/uploads/a.png'],
        ['https://example.com/ä?b=c#d'],
        ['http://example.com'],
        ['mailto:me@example.com'],
      ],
      async link => {
        const fields = { image: link, github: link, live: link };
        expect(await createAndRead(fields)).toMatchObject(fields);
      },
    ));

  test('refuses fields of the wrong type', () =>
    checkRows<[string, object, (string | number)[]]>(
      [
        ['a number as the title', { title: 7 }, ['title']],
        ['null as the title', { title: null }, ['title']],
        ['text as a boolean', { featured: 'true' }, ['featured']],
        ['a number as a boolean', { public: 1 }, ['public']],
        ['text as the skills', { skills: 'TypeScript' }, ['skills']],
        ['a number among the skills', { skills: ['a', 7] }, ['skills', 1]],
        ['nested lists of skills', { skills: [[['a']]] }, ['skills', 0]],
        ['an object as a list', { media: { 0: { type: 'image', url: '' } } }, ['media']],
        ['an unknown media type', { media: [{ type: 'audio', url: '' }] }, ['media', 0, 'type']],
        ['media without an address', { media: [{ type: 'image' }] }, ['media', 0, 'url']],
        ['too many skills', { skills: Array.from({ length: 10_001 }, () => '') }, ['skills']],
      ],
      async (_case, fields, path) => {
        await expectRefused(fields, path);
      },
    ));

  test('reports every invalid field, not only the first', async () => {
    const { body } = await asOwner('projects.create', { title: 7, featured: 'no', github: 'javascript:1' });
    const paths = Object(body).issues.map(({ path }: { path: string[] }) => path.join('.'));
    expect(paths.toSorted()).toEqual(['featured', 'github', 'title']);
  });
});

describe('input keys that match inherited object properties', () => {
  const polluted =
    '{"title":"Fine","__proto__":{"title":"Bad","featured":true},"constructor":{"prototype":{"x":1}}}';

  test.each([
    ['REST', '/api/projects'],
    ['tRPC', '/trpc/projects.create'],
  ])('are dropped over %s and change no prototype', async (_transport, path) => {
    const response = await fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': token },
      body: polluted,
    });
    expect(response.ok).toBe(true);
    await response.arrayBuffer();
    const [newest] = await app.services.projects.list();
    expect(newest).toMatchObject({ title: 'Fine', featured: false });
    expect(Object.keys({}).concat(Object.keys(Object.prototype))).toEqual([]);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  test('are allowed as names of categories and skills', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    await storeProject(app, { skills: names });
    for (const category of names) {
      expect(await app.rest('POST', '/projects/categories', { token, body: { category } })).toMatchObject({
        status: 200,
      });
    }
    const { body } = await app.rest('PUT', '/projects/category-order', { token, body: { order: names } });
    expect((body as string[]).slice(0, 4)).toEqual(names);
    expect((await app.rest('GET', '/projects/skills')).body).toEqual(expect.arrayContaining(names));
  });
});
