import { z } from 'zod';
import { AppError } from '#server/core/errors/app-error';

export type GitHubOptions = {
  apiUrl: string;
  token: string | undefined;
  fetch?: typeof fetch;
};

const TIMEOUT_MS = 10_000;

/** The fields used of a repository, as in GitHub's published schema. */
const repositorySchema = z.object({
  name: z.string(),
  full_name: z.string(),
  private: z.boolean(),
  html_url: z.string(),
  description: z.string().nullable(),
  homepage: z.string().nullish(),
  fork: z.boolean(),
  archived: z.boolean().default(false),
  language: z.string().nullish(),
  topics: z.array(z.string()).default([]),
  stargazers_count: z.int().default(0),
  forks_count: z.int().default(0),
  created_at: z.string().nullish(),
  pushed_at: z.string().nullish(),
});
export type Repository = z.infer<typeof repositorySchema>;

const readmeSchema = z.object({
  encoding: z.string(),
  content: z.string(),
  download_url: z.string().nullable(),
});
export type Readme = { text: string; address: string | null };

export type GitHubClient = ReturnType<typeof createGitHubClient>;

export function createGitHubClient({ apiUrl, token, fetch: ask = fetch }: GitHubOptions) {
  /** Lists a profile's public repositories, last pushed first. @throws AppError with GitHub's reason */
  async function listRepositories(
    profile: string,
    { page, perPage }: { page: number; perPage: number },
  ): Promise<{ repositories: Repository[]; hasMore: boolean }> {
    const query = new URLSearchParams({ sort: 'pushed', per_page: `${perPage}`, page: `${page}` });
    const response = await get(`/users/${encodeURIComponent(profile)}/repos?${query}`);
    if (response.status === 404) {
      throw new AppError('NOT_FOUND', `GitHub has no profile named "${profile}".`);
    }
    const repositories = await read(response, z.array(repositorySchema));
    // A token may list private repositories, which do not belong on a public site.
    const open = repositories.filter(repository => !repository.private);
    return { repositories: open, hasMore: /rel="next"/.test(response.headers.get('link') ?? '') };
  }

  /** Returns null for a repository without a README. @throws AppError with GitHub's reason */
  async function getReadme(fullName: string): Promise<Readme | null> {
    const response = await get(`/repos/${fullName.split('/').map(encodeURIComponent).join('/')}/readme`);
    if (response.status === 404) return null;
    const { encoding, content, download_url } = await read(response, readmeSchema);
    const text = encoding === 'base64' ? Buffer.from(content, 'base64').toString('utf8') : '';
    return { text, address: download_url };
  }

  async function get(path: string): Promise<Response> {
    const headers = {
      accept: 'application/vnd.github+json',
      'user-agent': 'portfolio',
      'x-github-api-version': '2022-11-28',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await ask(apiUrl.replace(/\/$/, '') + path, { headers, signal }).catch(cause => {
      throw new AppError('SERVICE_UNAVAILABLE', 'GitHub did not respond. Please try again later.', { cause });
    });
    requireAllowed(response);
    return response;
  }

  return { listRepositories, getReadme };
}

async function read<Output>(response: Response, schema: z.ZodType<Output>): Promise<Output> {
  if (!response.ok) {
    const message = `GitHub responded with status ${response.status}. Please try again later.`;
    throw new AppError('SERVICE_UNAVAILABLE', message);
  }
  const { data, error } = schema.safeParse(await response.json().catch(() => null));
  if (data === undefined) {
    throw new AppError('SERVICE_UNAVAILABLE', 'GitHub sent an unexpected response.', { cause: error });
  }
  return data;
}

/** @throws AppError for a rejected token, and for a rate limit with the time left */
function requireAllowed({ status, headers }: Response): void {
  if (status === 401) throw new AppError('BAD_REQUEST', 'GitHub rejected this token.');
  if (status !== 403 && status !== 429) return;
  const isLimit =
    status === 429 || headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  if (!isLimit) throw new AppError('BAD_REQUEST', 'GitHub refused the request.');
  const seconds = secondsLeft(headers);
  const message = `GitHub's rate limit is reached. Try again ${waitWords(seconds)}, or use a token, which allows more requests.`;
  throw new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: seconds });
}

const MINUTE = 60;

function secondsLeft(headers: Headers): number {
  const retryAfter = Number(headers.get('retry-after'));
  if (retryAfter > 0) return retryAfter;
  const reset = Number(headers.get('x-ratelimit-reset'));
  return Math.max(1, reset > 0 ? Math.ceil(reset - Date.now() / 1_000) : MINUTE);
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
