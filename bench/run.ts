import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { extraBenches } from '../tests/extras/benches';
import { apiBench } from './api.bench';
import type { Bench } from './bench';
import { holdUpBench } from './hold-up/hold-up.bench';
import { type Bound, createReport, printBounds } from './report';
import { isCustomRun } from './setting';
import { viewsBench } from './views.bench';
import { visitsBench } from './visits/visits.bench';
import { webBench } from './web/web.bench';

/*
 * npm run bench                  lists the benches, and runs those with a bound
 * npm run bench -- views export  runs the named benches
 *
 * Exits with 1 after all benches if a bound is missed or a bench fails. The tables go into bench/results, unless a
 * BENCH_ variable changes the run. docs/measured.md quotes the figures that matter.
 */

const root = resolve(import.meta.dirname, '..');
const bounded = [apiBench, webBench];
const benches = [...bounded, viewsBench, visitsBench, holdUpBench, ...extraBenches];

process.exitCode = await main(process.argv.slice(2));

async function main(names: string[]): Promise<number> {
  const unknown = names.filter(name => !benches.some(bench => bench.name === name));
  if (names.length === 0 || unknown.length > 0) printList();
  if (unknown.length > 0) {
    console.error(`\nUnknown bench: ${unknown.join(', ')}.`);
    return 2;
  }
  const chosen = names.length === 0 ? bounded : benches.filter(({ name }) => names.includes(name));
  prepare(chosen);
  const bounds: Bound[] = [];
  const failed: string[] = [];
  for (const bench of chosen) {
    try {
      bounds.push(...(await measure(bench)));
    } catch (error) {
      console.error(error);
      failed.push(bench.name);
    }
  }
  if (bounds.length > 0) printBounds(bounds);
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
  return failed.length > 0 || bounds.some(({ isMet }) => !isMet) ? 1 : 0;
}

function printList(): void {
  for (const { name, summary } of benches) console.log(`${name.padEnd(12)}${summary}`);
  console.log(`\nWithout a name, the benches with a bound run: ${joinNames(bounded)}.`);
}

function joinNames(listed: Bench[]): string {
  return listed.map(({ name }) => name).join(', ');
}

/** Installs what the benches need, and builds the site if it is out of date, as `npm start` does. */
function prepare(chosen: Bench[]): void {
  const run = (command: string, ...parameters: string[]) =>
    execFileSync(command, parameters, { cwd: root, stdio: 'inherit' });
  for (const { packages } of chosen) {
    if (packages !== undefined) run('npm', 'ci', '--silent', '--prefix', packages);
  }
  if (chosen.some(({ needsBuild }) => needsBuild))
    run(process.execPath, '--import', 'tsx', 'src/build/ensure-build.ts');
}

async function measure({ name, run }: Bench): Promise<Bound[]> {
  console.log(`\n== ${name}`);
  const report = createReport();
  await run(report);
  if (!isCustomRun()) console.log(`\nWritten to ${await report.write(name)}`);
  return report.bounds;
}
