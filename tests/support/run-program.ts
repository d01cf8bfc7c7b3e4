import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export type ProgramEnd = { exitCode: number | null; signal: NodeJS.Signals | null };

export type Program = {
  pid: number;
  /** What it has written so far. */
  stdout(): string;
  stderr(): string;
  /** Waits for a line on standard output, but not for ever. */
  waitForOutput(pattern: RegExp): Promise<RegExpExecArray>;
  kill(signal: NodeJS.Signals): void;
  /** How it ended, with all that it wrote read. */
  ended: Promise<ProgramEnd>;
};

const OUTPUT_TIMEOUT_MS = 20_000;

const root = resolve(import.meta.dirname, '../..');
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const running = new Set<ChildProcess>();

/**
 * Runs a TypeScript or built file of the project as a process of its own, with these variables alone and away from
 * the project's folder, so that a developer's own settings do not count.
 */
export function runProgram(file: string, parameters: string[], env: Record<string, string>): Program {
  const loader = file.endsWith('.ts') ? [`--import=${tsx}`] : [];
  return follow(process.execPath, [...loader, join(root, file), ...parameters], { cwd: tmpdir(), env });
}

/** Runs a script of package.json as its user does, but for the scripts before and after it. */
export function runScript(name: string, env: Record<string, string>): Program {
  return follow('npm', ['run', '--ignore-scripts', name], { cwd: root, env });
}

function follow(
  command: string,
  parameters: string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Program {
  const { PATH = '' } = process.env;
  const child = spawn(command, parameters, {
    cwd,
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const written = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      written[stream] += text;
    });
  }
  const ended = new Promise<ProgramEnd>((done, fail) => {
    child.once('error', fail);
    child.once('close', (exitCode, signal) => {
      running.delete(child);
      done({ exitCode, signal });
    });
  });
  return {
    pid: child.pid ?? 0,
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    waitForOutput: async pattern => {
      const deadline = Date.now() + OUTPUT_TIMEOUT_MS;
      for (;;) {
        const match = pattern.exec(written.stdout);
        if (match) return match;
        if (!running.has(child) || Date.now() > deadline) {
          throw new Error(
            `${parameters.join(' ')} did not write ${pattern}:\n${written.stdout}${written.stderr}`,
          );
        }
        await delay(20);
      }
    },
    kill: signal => void child.kill(signal),
    ended,
  };
}

/** Ends whatever a test left running; to be called after each test. */
export async function endPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(child => {
      child.kill('SIGKILL');
      return new Promise(done => child.once('close', done));
    }),
  );
}
