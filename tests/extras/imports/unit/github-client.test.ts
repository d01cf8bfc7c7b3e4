import { describe, expect, test } from 'vitest';
import { createGitHubClient } from '#server/extras/imports/github/github-client';
import '#shared/contract/common';
import { readme, repository } from '#tests/extras/imports/support/github-server';
import { measureLongestWait } from '#tests/support/longest-wait';

/** Responds to each request with the next response, and records the addresses. */
function createClient(...responses: Response[]) {
  const requested: string[] = [];
  const client = createGitHubClient({
    apiUrl: 'https://api.github.example',
    token: 'secret',
    fetch: async input => {
      requested.push(String(input));
      return responses.shift() ?? Response.error();
    },
  });
  return { requested, list: () => client.listRepositories('ada', { page: 1, perPage: 30 }), client };
}

const UNEXPECTED = 'GitHub sent an unexpected response.';

const redirect = (location: string) => new Response(null, { status: 301, headers: { location } });

test('a redirect to another address of the GitHub API is followed', async () => {
  const { list, requested } = createClient(redirect('/user/1/repos'), Response.json([repository('engine')]));
  expect((await list()).repositories).toHaveLength(1);
  expect(requested[1]).toBe('https://api.github.example/user/1/repos');
});

test.each([
  'http://127.0.0.1/',
  'https://example.org/',
  'http://api.github.example/',
  '//169.254.169.254/',
  'http://[',
])('a redirect of GitHub to %s is not followed', async location => {
  const { list, requested } = createClient(redirect(location), Response.json([]));
  await expect(list()).rejects.toThrow(UNEXPECTED);
  expect(requested).toHaveLength(1);
});

test('a GitHub server that redirects without end is given up', async () => {
  const { list, requested } = createClient(...Array.from({ length: 9 }, () => redirect('/again')));
  await expect(list()).rejects.toThrow(UNEXPECTED);
  expect(requested).toHaveLength(4);
});

test('a response of GitHub without end is read up to a limit', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: controller => {
      sent += 1;
      if (sent > 100) controller.close();
      else controller.enqueue(new Uint8Array(1024 ** 2).fill(32));
    },
  });
  await expect(createClient(new Response(body)).list()).rejects.toThrow(UNEXPECTED);
  expect(sent).toBeLessThan(10);
});

test.each(['../engine', 'ada/..', '..', 'ada/engine/../x', 'ada/en gine', 'ada', ''])(
  'a GitHub repository with the full name %j is rejected',
  async full_name => {
    const answer = Response.json([repository('engine', { full_name })]);
    await expect(createClient(answer).list()).rejects.toThrow(UNEXPECTED);
  },
);

test.each<[string, string, number]>([
  ['retry-after', '1e308', 86_400],
  ['retry-after', '90.5', 91],
  ['x-ratelimit-reset', '1e308', 86_400],
])('a rate limit of GitHub with %s: %s waits for %i seconds', async (name, value, retryAfterSeconds) => {
  const answer = new Response('{}', { status: 429, headers: { [name]: value } });
  await expect(createClient(answer).list()).rejects.toMatchObject({ retryAfterSeconds });
});

test('a README with a very long address is refused', async () => {
  const download_url = `https://example.org/${'x'.repeat(1_000)}`;
  const { client } = createClient(Response.json({ ...readme('ada/engine', 'Text'), download_url }));
  await expect(client.findReadme('ada/engine')).rejects.toThrow(UNEXPECTED);
});

test('a README of a megabyte is read', async () => {
  const { client } = createClient(Response.json(readme('ada/engine', 'x'.repeat(1_000_000))));
  expect((await client.findReadme('ada/engine'))?.text).toHaveLength(1_000_000);
});

/** Repeats a part of JSON up to the largest response that is read. */
const fill = (part: string) => Array.from({ length: 1_500_000 / part.length }, () => part).join(',');

describe('a malicious response of GitHub', () => {
  test.each([
    ['30 kB of empty objects', JSON.stringify(Array(10_000).fill({}))],
    ['empty objects', `[${fill('{}')}]`],
    ['objects with a member', `[${fill('{"a":1}')}]`],
    ['empty lists', `[${fill('[]')}]`],
    ['nested lists', '['.repeat(750_000) + ']'.repeat(750_000)],
    ['members', `[{${Array.from({ length: 130_000 }, (_, index) => `"${index.toString(36)}":1`)}}]`],
    ['topics', JSON.stringify([repository('engine', { topics: Array(45_000).fill(1) })])],
    [
      'a language of combining marks',
      JSON.stringify([repository('engine', { language: 'e\u0301\u0323'.repeat(200_000) })]),
    ],
  ])('with %s is refused and does not block other requests', async (_title, body) => {
    const list = () => createClient(new Response(body)).list();
    await expect(list()).rejects.toThrow(UNEXPECTED);
    expect(await measureLongestWait(() => list().catch(() => {}), 50)).toBeLessThan(50);
  });

  test('with invalid fields or more repositories than requested is refused with its first fault', async () => {
    const engine = repository('engine', { name: 1, html_url: 1 });
    await expect(createClient(Response.json([engine, engine])).list()).rejects.toMatchObject({
      cause: { message: 'name: Must be text' },
    });
    const many = Array.from({ length: 31 }, (_, index) => repository(`engine-${index}`));
    await expect(createClient(Response.json(many)).list()).rejects.toThrow(UNEXPECTED);
  });
});

test('a full page of repositories with long names and descriptions is read', async () => {
  const name = 'x'.repeat(100);
  const urls = Object.fromEntries(
    Array.from({ length: 46 }, (_, index) => [
      `resource_${index}_url`,
      `https://api.github.com/repos/ada/${name}/resource-${index}{/resource_id}`,
    ]),
  );
  const topics = Array.from({ length: 20 }, (_, index) => `topic-${index}-`.padEnd(50, 'x'));
  const description = 'One, two. '.repeat(35);
  const body = Array.from({ length: 100 }, () => repository(name, { ...urls, topics, description }));
  const { client } = createClient(Response.json(body));
  const { repositories } = await client.listRepositories('ada', { page: 1, perPage: 100 });
  expect(repositories).toHaveLength(100);
  expect(repositories[0]?.topics).toEqual(topics);
});

test.each([
  [60, 'in a minute'],
  [7_140, 'in 119 minutes'],
  [7_200, 'in 2 hours'],
  [86_400, 'in 24 hours'],
])('a rate limit of %i seconds says "Try again %s"', async (seconds, words) => {
  const answer = new Response('{}', { status: 429, headers: { 'retry-after': `${seconds}` } });
  await expect(createClient(answer).list()).rejects.toThrow(`Try again ${words}, or use a token`);
});
