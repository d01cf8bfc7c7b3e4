import { resolve } from 'node:path';
import { ensureProductionBuild } from '../support/programs/production-build';
import { ensureProgram, findProgram } from '../support/programs/programs';
import { printReasons } from '../support/programs/shell-blocks';
import { requireReady } from './require-ready';

const PROGRAMS = ['bash', 'curl', 'git', 'jq', 'unzip', 'zip'];

/** Lists what is not run, builds the site and finds the programs that the docs use. */
export default async function prepareDocs(): Promise<void> {
  const find = () => (PROGRAMS.every(name => findProgram([name], ['/usr/bin'])) ? PROGRAMS : null);
  requireReady(ensureProgram({ name: PROGRAMS.join(', '), find, debianPackages: PROGRAMS }));
  printReasons(resolve(import.meta.dirname, '../..'));
  await ensureProductionBuild();
}
