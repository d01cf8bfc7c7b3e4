import type { TestProject } from 'vitest/node';
import { runNode } from '../support/node/run-node';
import { NotPreparedError } from './require-ready';

/** Downloads the version of Node that the suite tests. */
export default async function fetchNode({ config }: TestProject): Promise<void> {
  const { NODE_UNDER_TEST: version = '' } = config.env;
  const exitCode = await runNode(version, ['--version']);
  if (exitCode !== 0) throw new NotPreparedError(`npx could not run node@${version}`);
}
