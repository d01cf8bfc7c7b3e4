import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { readListedExtras } from '../listed-extras';

const root = resolve(import.meta.dirname, '../../..');

const SIDES = ['src/server/extras', 'src/client/extras', 'src/shared/extras'];
const REGISTERS = [
  'src/server/extras/extras.ts',
  'src/client/extras/extras.ts',
  'src/client/extras/owner-extras.ts',
  'src/server/extras/text-parts.ts',
  'src/client/extras/text-parts.ts',
  'tests/extras/extras.ts',
  'tests/extras/input-rows.ts',
  'tests/extras/benches.ts',
];
/** Settings and data of this machine, and what is installed or built. */
const NOT_COPIED = ['.env', '.git', 'node_modules', 'dist', 'data', 'uploads'];

/** Lists the extras by the names of their folders. */
export function listExtras(): string[] {
  const entries = SIDES.flatMap(side => readdirSync(join(root, side), { withFileTypes: true }));
  return [...new Set(entries.filter(entry => entry.isDirectory()).map(({ name }) => name))].sort();
}

/** Copies the project into an empty folder, and deletes these extras as docs/architecture.md describes. */
export function copyWithoutExtras(folder: string, names: string[]): void {
  for (const path of readdirSync(root).filter(name => !NOT_COPIED.includes(name))) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: source => basename(source) !== 'node_modules',
    });
  }
  const listed = readListedExtras();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of names) {
    for (const parent of [...SIDES, 'tests/extras'])
      rmSync(join(folder, parent, name), { recursive: true, force: true });
    for (const register of REGISTERS) editFile(join(folder, register), lines => withoutExtra(lines, name));
    for (const script of listed[name] ?? [])
      editFile(join(folder, 'package.json'), text => text.replace(scriptLines(script), ''));
  }
}

/** Matches the lines of a script in package.json, and of the one before it. */
function scriptLines(script: string): RegExp {
  return new RegExp(`^ *"(pre)?${script}": .*\n`, 'gm');
}

function editFile(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

/** Removes the import of an extra from a register, and the line of what it imports. */
function withoutExtra(register: string, name: string): string {
  const imported = register.match(new RegExp(`^import \\{ (\\w+) \\} from '\\./${name}/.*\\n`, 'm'));
  const lines = register.split('\n').filter(line => !line.includes(`'./${name}/`));
  if (!imported) return lines.join('\n');
  const [, used] = imported;
  return lines
    .filter(line => !new RegExp(`^\\s+(\\w+: |\\.\\.\\.)?${used},$`).test(line))
    .map(line =>
      line.replace(new RegExp(`\\[${used}(, )?|, ${used}(?=[,\\]])`), found => (found[0] === '[' ? '[' : '')),
    )
    .join('\n');
}

/** Runs a command in a folder. Returns its exit code and what it has printed. */
export async function runIn(
  folder: string,
  command: string,
  ...parameters: string[]
): Promise<{ exitCode: number; output: string }> {
  const program = spawn(command, parameters, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const [[exitCode], ...output] = await Promise.all([
    once(program, 'exit'),
    text(program.stdout),
    text(program.stderr),
  ]);
  return { exitCode: Number(exitCode), output: output.join('') };
}
