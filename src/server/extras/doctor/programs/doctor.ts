import { readCommandLine } from '#server/commands/command-line';
import { EnvironmentError } from '#server/core/config/env';
import { processEnvironment } from '#server/environment';
import { examine } from '#server/extras/doctor/examine';
import { explainFailedCheck } from '#server/extras/doctor/explain-failed-check';
import { type Finding, ok, problem, warning } from '#server/extras/finding';
import { requireNode } from '#shared/node-version';

requireNode();
const USAGE = `Usage: npm run doctor -- [--json]

Checks the installation without changing it, and ends with 1 if there is a problem.

  --json  Prints the findings for programs.`;

const CORRECT = 'Correct the variable, or its line in .env or /etc/portfolio.env.';

const { values } = readCommandLine(USAGE, { options: { json: { type: 'boolean', default: false } } });
const findings = await readSettingsAndExamine();
process.stdout.write(
  values.json ? `${JSON.stringify(findings, null, 2)}\n` : `${findings.map(describe).join('\n')}\n`,
);
if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1;

async function readSettingsAndExamine(): Promise<Finding[]> {
  try {
    const env = processEnvironment();
    const misspelled = env.misspelled.map(text => warning('Settings', text, CORRECT));
    return [ok('Settings', 'All values are valid.'), ...misspelled, ...(await examine(env))];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) return [explainFailedCheck('Settings', error)];
    const lines = error.message.split('\n');
    return lines.map(line => problem('Settings', line, CORRECT));
  }
}

function describe({ check, level, text, remedy }: Finding): string {
  const line = `${level.padEnd(8)} ${check}: ${text}`;
  return remedy === undefined ? line : `${line}\n         ${remedy}`;
}
