import { type ImportEntry, type OpenPicture } from '#server/extras/imports/import-entry';
import type { Readme, Repository } from './github-client';
/** Returns the user name of a profile that the contract accepts. */
export declare function profileName(profile: string): string;
/** Converts a repository to a project, without its README. */
export declare function toProject(repository: Repository): ImportEntry<'project'>;
/** Adds the first paragraph and the first image of the README to a project. */
export declare function withReadme(project: ImportEntry<'project'>, readme: Readme | null, openPicture: (address: string) => OpenPicture): {
    project: ImportEntry<'project'>;
    pictures: [token: string, open: OpenPicture][];
};
