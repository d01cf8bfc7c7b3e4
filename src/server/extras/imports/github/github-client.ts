import { z } from 'zod';
import { AppError } from '#server/core/errors/app-error';

export type GitHubOptions = {
  apiUrl: string;
  token: string | undefined;
  fetch?: typeof fetch;
};

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
/** A repository takes about 6 kB, or 13 kB with the longest names, and a README at most 1.45 MB. */
const MAX_BYTES = 1.5 * 1024 ** 2;
/** Each comma or opening bracket may begin a value. A repository has about 110, or 500 with those in its texts. */
const MAX_VALUES = 50_000;
const VALUE_MARKS = new Set(Buffer.from(',[{'));
const MAX_WAIT_SECONDS = 86_400;

/** A repository has at most 20 topics. Others are removed before they are checked. */
const MAX_TOPICS = 20;
/** Languages and topics are compared in a normal form, which takes long for a malicious one. */
const labelSchema = z.string().max(100);

/** The fields used of a repository, as in GitHub's published schema. */
const repositorySchema = z.object({
  name: z.string(),
  full_name: z.string().regex(/^(?!\.{1,2}\/)[\w.-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/),
  private: z.boolean(),
  html_url: z.string(),
  description: z.string().nullable(),
  homepage: z.string().nullish(),
  fork: z.boolean(),
  archived: z.boolean().default(false),
  language: labelSchema.nullish(),
  topics: z.preprocess(
    topics => (Array.isArray(topics) ? topics.slice(0, MAX_TOPICS) : topics),
    z.array(labelSchema).default([]),
  ),
  stargazers_count: z.int().default(0),
  forks_count: z.int().default(0),
  created_at: z.string().nullish(),
  pushed_at: z.string().nullish(),
});
export type Repository = z.infer<typeof repositorySchema>;

const readmeSchema = z.object({
  encoding: z.string(),
  content: z.string(),
  // Relative images are resolved against it, each at the cost of its length.
  download_url: z.string().max(1_000).nullable(),
});
export type Readme = { text: string; address: string | null };

export type GitHubClient = ReturnType<typeof createGitHubClient>;

export function createGitHubClient({ apiUrl, token, fetch: ask = fetch }: GitHubOptions) {
  /**
   * Lists a profile's public repositories, last pushed first.
   * @throws AppError with GitHub's reason
   */
  async function listRepositories(
    profile: string,
    { page, perPage }: { page: number; perPage: number },
  ): Promise<{ repositories: Repository[]; hasMore: boolean }> {
    const query = new URLSearchParams({ sort: 'pushed', per_page: `${perPage}`, page: `${page}` });
    const response = await get(`/users/${encodeURIComponent(profile)}/repos?${query}`);
    if (response.status === 404) {
      throw new AppError('NOT_FOUND', `GitHub has no profile named "${profile}".`);
    }
    const content = await readJson(response);
    if (!Array.isArray(content) || content.length > perPage) throw createResponseError();
    const repositories = content.map(repository => validate(repository, repositorySchema));
    // A token may list private repositories, which do not belong on a public site.
    const open = repositories.filter(repository => !repository.private);
    return { repositories: open, hasMore: /rel="next"/.test(response.headers.get('link') ?? '') };
  }

  /**
   * Returns null for a repository without a README.
   * @throws AppError with GitHub's reason
   */
  async function findReadme(fullName: string): Promise<Readme | null> {
    const response = await get(`/repos/${fullName.split('/').map(encodeURIComponent).join('/')}/readme`);
    if (response.status === 404) return null;
    const { encoding, content, download_url } = validate(await readJson(response), readmeSchema);
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
    let url = new URL(apiUrl.replace(/\/$/, '') + path);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await ask(url, { headers, signal, redirect: 'manual' }).catch(cause => {
        throw new AppError('SERVICE_UNAVAILABLE', 'GitHub did not respond. Please try again later.', {
          cause,
        });
      });
      const target = findRedirect(response, url);
      if (!target) {
        requireAllowed(response);
        return response;
      }
      await response.body?.cancel();
      url = target;
    }
    throw createResponseError();
  }

  return { listRepositories, findReadme };
}

/**
 * GitHub redirects renamed profiles. Another server would receive the token, and may be on a private network.
 */
function findRedirect({ status, headers }: Response, from: URL): URL | null {
  const location = headers.get('location');
  if (status < 301 || status > 308 || location === null) return null;
  if (!URL.canParse(location, from)) throw createResponseError();
  const url = new URL(location, from);
  if (url.origin !== from.origin) throw createResponseError();
  return url;
}

/** Reads up to limits that keep the time of parsing short. */
async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let [bytes, values] = [0, 0];
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error('The response is too large');
    for (const byte of part) if (VALUE_MARKS.has(byte)) values += 1;
    if (values > MAX_VALUES) throw new Error('The response has too many values');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function createResponseError(cause?: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', 'GitHub sent an unexpected response.', { cause });
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) {
    const message = `GitHub responded with status ${response.status}. Please try again later.`;
    throw new AppError('SERVICE_UNAVAILABLE', message);
  }
  return readText(response)
    .then(text => JSON.parse(text))
    .catch(cause => {
      throw createResponseError(cause);
    });
}

/** @throws AppError with the first invalid field, because the log would hold all of them */
function validate<Output>(content: unknown, schema: z.ZodType<Output>): Output {
  const { data, error } = schema.safeParse(content);
  if (data !== undefined) return data;
  const [issue] = error?.issues ?? [];
  throw createResponseError(issue && new Error(`${issue.path.join('.')}: ${issue.message}`));
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
const MINUTES_PER_HOUR = 60;

function secondsLeft(headers: Headers): number {
  const retryAfter = Number(headers.get('retry-after'));
  const reset = Number(headers.get('x-ratelimit-reset'));
  const untilReset = reset > 0 ? Math.ceil(reset - Date.now() / 1_000) : MINUTE;
  const seconds = retryAfter > 0 ? Math.ceil(retryAfter) : untilReset;
  return Math.min(MAX_WAIT_SECONDS, Math.max(1, seconds));
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes === 1) return 'in a minute';
  return minutes < 2 * MINUTES_PER_HOUR
    ? `in ${minutes} minutes`
    : `in ${Math.ceil(minutes / MINUTES_PER_HOUR)} hours`;
}
