import type { SettingValues } from '#server/core/config/env';
import type { SettingGroup } from '#server/core/config/env-schema';
import type { GitHubOptions } from './github/github-client';
export declare const importsSettings: SettingGroup;
/** Reads the settings of imports from GitHub. */
export declare function readGitHubSettings(values: SettingValues): GitHubOptions;
