import { z } from 'zod';
import type { SettingValues } from '#server/core/config/env';
import type { SettingGroup } from '#server/core/config/env-schema';
import { webAddress } from '#server/core/config/setting-values';
import type { GitHubOptions } from './github/github-client';

const fields = {
  GITHUB_API_URL: webAddress()
    .default('https://api.github.com')
    .describe('The API that repositories are imported from.'),
  GITHUB_TOKEN: z
    .string()
    .max(1_000, 'must have at most 1,000 characters')
    .optional()
    .describe('A GitHub token that allows more requests. Public repositories need none.'),
};

const schema = z.object(fields);

export const importsSettings: SettingGroup = {
  title: 'Imports',
  fields,
  secrets: ['GITHUB_TOKEN'],
  schema,
};

/** Reads the settings of imports from GitHub. */
export function readGitHubSettings(values: SettingValues): GitHubOptions {
  const { GITHUB_API_URL: apiUrl, GITHUB_TOKEN: token } = schema.parse(values);
  return { apiUrl, token };
}
