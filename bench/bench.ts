import type { Report } from './report';

/** A measurement that `npm run bench -- NAME` runs. */
export type Bench = {
  name: string;
  /** One line for the list that `npm run bench` prints. */
  summary: string;
  /** True if the bench needs the built site, which the runner then brings up to date. */
  needsBuild: boolean;
  /** Folder with its own lock file, whose packages the runner installs first. */
  packages?: string;
  run(report: Report): Promise<void>;
};
