import { createServer, type Server } from 'node:http';
import { listen } from '#tests/support/listen';

/**
 * A repository in the format of GitHub's API for lists ("minimal repository"); the site reads some of its
 * fields.
 */
export function repository(name: string, changes: object = {}) {
  const fullName = `ada/${name}`;
  return {
    id: 1296269,
    node_id: 'MDEwOlJlcG9zaXRvcnkxMjk2MjY5',
    name,
    full_name: fullName,
    owner: { login: 'ada', id: 1, type: 'User', site_admin: false },
    private: false,
    html_url: `https://github.com/${fullName}`,
    description: `The ${name}.`,
    fork: false,
    url: `https://api.github.com/repos/${fullName}`,
    homepage: '',
    language: 'TypeScript',
    forks_count: 3,
    stargazers_count: 12,
    watchers_count: 12,
    default_branch: 'main',
    topics: ['cli', 'typescript'],
    archived: false,
    disabled: false,
    visibility: 'public',
    pushed_at: '2024-01-26T19:06:43Z',
    created_at: '2021-01-26T19:01:12Z',
    updated_at: '2024-01-26T19:14:43Z',
    ...changes,
  };
}

/** A readme in the format of GitHub's API ("content file"). */
export function readme(fullName: string, text: string) {
  const address = `https://raw.githubusercontent.com/${fullName}/main/README.md`;
  return {
    type: 'file',
    name: 'README.md',
    path: 'README.md',
    size: text.length,
    encoding: 'base64',
    content: `${Buffer.from(text).toString('base64').replace(/.{60}/g, '$&\n')}\n`,
    download_url: address,
  };
}

export type GitHubAnswer = { status?: number; headers?: Record<string, string>; body: unknown };
export type AnswerGitHub = (path: string, query: URLSearchParams, token: string | undefined) => GitHubAnswer;

export const NOT_FOUND: GitHubAnswer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
};

/** Starts a local server that responds like GitHub's API. */
export async function startGitHub(answer: AnswerGitHub): Promise<{ apiUrl: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const token = request.headers.authorization?.replace('Bearer ', '');
    const { status = 200, headers = {}, body } = answer(pathname, searchParams, token);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  });
  return { apiUrl: `http://127.0.0.1:${await listen(server)}/api/v3/`, server };
}
