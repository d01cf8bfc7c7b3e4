import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export type ProgramEnd = { exitCode: number | null; signal: NodeJS.Signals | null };

export type Program = {
  pid: number;
  /** Returns the output so far. */
  stdout(): string;
  stderr(): string;
  /** Waits for a match on standard output, for 90 s unless told otherwise. */
  waitForOutput(pattern: RegExp, timeoutMs?: number): Promise<RegExpExecArray>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when the program has ended and all its output has been read. */
  ended: Promise<ProgramEnd>;
};

const OUTPUT_TIMEOUT_MS = 90_000;

const root = resolve(import.meta.dirname, '../../..');
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const running = new Set<Program>();
const bundles = new Map<string, string>();

/** Starts a TypeScript file from its bundle from now on. */
export function registerBundle(file: string, path: string): void {
  bundles.set(file, path);
}

/** Runs a file of the project until it ends, or until `endPrograms` ends it. */
export function runProgram(...start: Parameters<typeof startProgram>): Program {
  return untilTheEnd(startProgram(...start));
}

/**
 * Starts a TypeScript or built file of the project as a separate process, with only the given variables and
 * outside the project folder, so that the settings of a developer have no effect.
 */
export function startProgram(file: string, parameters: string[], env: Record<string, string>): Program {
  const path = bundles.get(file) ?? file;
  const loader = path.endsWith('.ts') ? [`--import=${tsx}`] : [];
  return follow(process.execPath, [...loader, resolve(root, path), ...parameters], {
    cwd: tmpdir(),
    // tsx looks for the import aliases in the current folder, which is another one here.
    env: { TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'), ...env },
  });
}

/** Runs a script of package.json without its pre and post scripts. */
export function runScript(name: string, env: Record<string, string>): Program {
  return untilTheEnd(follow('npm', ['run', '--ignore-scripts', name], { cwd: root, env }));
}

function untilTheEnd(program: Program): Program {
  running.add(program);
  const forget = () => running.delete(program);
  program.ended.then(forget, forget);
  return program;
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
  const written = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      written[stream] += text;
    });
  }
  let isClosed = false;
  const ended = new Promise<ProgramEnd>((done, fail) => {
    child.once('error', fail);
    child.once('close', (exitCode, signal) => {
      isClosed = true;
      done({ exitCode, signal });
    });
  });
  return {
    pid: child.pid ?? 0,
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    waitForOutput: async (pattern, timeoutMs = OUTPUT_TIMEOUT_MS) => {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const match = pattern.exec(written.stdout);
        if (match) return match;
        if (isClosed || Date.now() > deadline) {
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

/** Ends the programs that a test left running; call it after each test. */
export async function endPrograms(): Promise<void> {
  for (const program of running) program.kill('SIGKILL');
  await Promise.all(Array.from(running, ({ ended }) => ended));
}
