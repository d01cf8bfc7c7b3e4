import { createInputError } from '#server/core/errors/invalid-input';
import type { OpenPicture, SourceEntries } from '#server/extras/imports/import-entry';
import type { ImportService } from '#server/extras/imports/import-service';
import type {
  ImportedRepository,
  ImportResult,
  RepositoryPlan,
} from '#shared/extras/imports/import-contract';
import { fetchPicture, type OpenAddress } from './fetch-picture';
import { createGitHubClient, type GitHubClient, type GitHubOptions, type Repository } from './github-client';
import { profileName, toProject, withReadme } from './read-github';
import { showRepositoryFigures } from './repository-figures';

const SHOWN_AT_ONCE = 30;
/** The maximum page size of GitHub's API. */
const READ_AT_ONCE = 100;
const MAX_PAGES = 10;

export type GitHubSource = ReturnType<typeof createGitHubSource>;
export type GitHubSourceDeps = {
  imports: ImportService;
  github: GitHubOptions;
  openPictures?: OpenAddress | undefined;
};

/** Imports the repositories of a profile. A token that the owner enters is used for that call only. */
export function createGitHubSource({ imports, github, openPictures }: GitHubSourceDeps) {
  const clientFor = (token: string | undefined) =>
    createGitHubClient({ ...github, token: token?.trim() || github.token });
  const openPicture =
    (address: string): OpenPicture =>
    () =>
      fetchPicture(address, openPictures);

  /**
   * Lists a page of a profile's repositories. New ones are not preselected, because few of many belong on a
   * portfolio.
   */
  async function list(input: {
    profile: string;
    page: number;
    token?: string | undefined;
  }): Promise<RepositoryPlan> {
    const profile = profileName(input.profile);
    const { repositories, hasMore } = await clientFor(input.token).listRepositories(profile, {
      page: input.page,
      perPage: SHOWN_AT_ONCE,
    });
    const { items, leftOut } = await imports.plan(toReading(profile, repositories));
    return {
      profile,
      items: items.map(item => ({ ...item, isProposed: item.state === 'changed' })),
      leftOut,
      nextPage: hasMore ? input.page + 1 : null,
    };
  }

  /**
   * Imports repositories, and adds the beginning of the README to new ones.
   * @throws AppError BAD_REQUEST for one that does not exist
   */
  async function apply(input: {
    profile: string;
    keys: string[];
    token?: string | undefined;
  }): Promise<ImportResult> {
    const profile = profileName(input.profile);
    const client = clientFor(input.token);
    const wanted = await findRepositories(client, profile, new Set(input.keys));
    const reading = toReading(profile, wanted);
    requireFound(reading, input.keys, profile);
    const { items: planned } = await imports.plan(reading);
    const newKeys = new Set(planned.filter(({ state }) => state === 'new').map(({ key }) => key));
    return imports.apply(await withReadmes(reading, newKeys, client, openPicture), input.keys);
  }

  /** Lists the imported repositories that still exist, with their last known counts. */
  async function listTaken(): Promise<ImportedRepository[]> {
    const rows = await imports.listImported('github');
    return rows.map(({ name, itemId, figures: { stars = 0, forks = 0 } }) => ({
      name,
      projectId: itemId,
      stars,
      forks,
    }));
  }

  /** Updates the counts of all imported repositories, and the texts that the owner has not edited. */
  async function refresh(token: string | undefined): Promise<ImportResult> {
    const keys = (await imports.listImported('github')).map(({ name }) => name);
    const client = clientFor(token);
    const found: Repository[] = [];
    for (const profile of new Set(keys.map(key => key.split('/')[0] ?? ''))) {
      const own = keys.filter(key => key.startsWith(`${profile}/`));
      found.push(...(await findRepositories(client, profile, new Set(own))));
    }
    const reading = toReading('refreshed', found);
    return imports.apply(
      reading,
      reading.items.map(({ key }) => key),
    );
  }

  return { list, listTaken, apply, refresh };
}

/** @throws AppError BAD_REQUEST for keys without a repository */
function requireFound({ items }: SourceEntries, keys: string[], profile: string): void {
  const missing = keys.flatMap((key, index) =>
    items.some(item => item.key === key)
      ? []
      : [{ path: ['keys', index], message: `${key} is not a public repository of ${profile}` }],
  );
  if (missing.length > 0) throw createInputError(missing);
}

function toReading(profile: string, repositories: Repository[]): SourceEntries {
  return {
    source: 'github',
    name: `GitHub: ${profile}`,
    items: repositories.map(toProject),
    leftOut: [],
    pictures: new Map(),
    showFigures: showRepositoryFigures,
  };
}

/** Adds the READMEs of the repositories with these keys. */
async function withReadmes(
  reading: SourceEntries,
  keys: Set<string>,
  client: GitHubClient,
  openPicture: (address: string) => OpenPicture,
): Promise<SourceEntries> {
  const items: SourceEntries['items'] = [];
  const pictures: SourceEntries['pictures'] = new Map();
  for (const item of reading.items) {
    if (item.kind !== 'project' || !keys.has(item.key)) {
      items.push(item);
      continue;
    }
    const described = withReadme(item, await client.findReadme(item.from), openPicture);
    items.push(described.project);
    for (const [token, open] of described.pictures) pictures.set(token, open);
  }
  return { ...reading, items, pictures };
}

/** Stops as soon as all are found, because GitHub allows 60 requests per hour without a token. */
async function findRepositories(
  client: GitHubClient,
  profile: string,
  keys: Set<string>,
): Promise<Repository[]> {
  const found = new Map<string, Repository>();
  for (let page = 1; page <= MAX_PAGES && found.size < keys.size; page += 1) {
    const { repositories, hasMore } = await client.listRepositories(profile, { page, perPage: READ_AT_ONCE });
    for (const repository of repositories) {
      const key = repository.full_name.toLowerCase();
      if (keys.has(key)) found.set(key, repository);
    }
    if (!hasMore) break;
  }
  return [...found.values()];
}
