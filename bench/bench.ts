import type { Report } from './report';

/** A measurement that `npm run bench -- NAME` runs. */
export type Bench = {
  name: string;
  /** One line for the list that `npm run bench` prints. */
  summary: string;
  /** Measures the built site, which the runner builds first where it is out of date. */
  needsBuild: boolean;
  /** A folder with a lock file of its own, whose packages the runner installs first. */
  packages?: string;
  run(report: Report): Promise<void>;
};
