import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import type { DataSource, QueryRunner } from 'typeorm';
import { engine } from '../database/test-database';
import { createDeferred } from '../deferred';

/** 'killed': the process ends at the step. 'full': every later step that needs disk space fails. */
export type FaultKind = 'killed' | 'full';

/** One change to the disk. `code` is the error on a full disk, or null if the step needs no space. */
type Step = (code: string | null) => Promise<void>;

export type Fault = {
  step: Step;
  hasHappened(): boolean;
  /** Resolves when the fault happens. */
  happened: Promise<void>;
};

/** Creates a fault that happens after this number of steps. */
export function createFault(kind: FaultKind, steps: number): Fault {
  let left = steps;
  let hasHappened = false;
  const happened = createDeferred();
  return {
    hasHappened: () => hasHappened,
    happened: happened.promise,
    step: async code => {
      if (kind === 'full' && code === null) return;
      left -= 1;
      if (left >= 0) return;
      hasHappened = true;
      happened.resolve();
      // Nothing continues in a killed process, not even cleaning up.
      if (kind === 'killed') await new Promise(() => {});
      throw Object.assign(new Error('no space left'), { code });
    },
  };
}

const NEED_SPACE = ['copyFile', 'link', 'mkdir', 'mkdtemp', 'open', 'rename', 'writeFile'] as const;
const NEED_NO_SPACE = ['rm', 'rmdir', 'unlink', 'utimes'] as const;

/** Turns every file operation of this process into a step. Returns a function that restores the originals. */
export function watchFiles(step: Step): () => void {
  const originals = { ...fsPromises };
  const { createWriteStream } = fs;
  for (const name of [...NEED_SPACE, ...NEED_NO_SPACE]) {
    const work: (...input: never[]) => unknown = originals[name];
    const code = NEED_SPACE.some(each => each === name) ? 'ENOSPC' : null;
    const watched = async (...input: never[]) => {
      await step(code);
      return work(...input);
    };
    Object.assign(fsPromises, { [name]: watched });
  }
  fs.createWriteStream = (path, options) => {
    const baseOptions = typeof options === 'string' ? { encoding: options } : options;
    const slow = { open: afterStep(step, fs.open), write: afterStep(step, fs.write) };
    // Without `writev`, every chunk is written separately.
    const { writev: _writev, ...others } = fs;
    return createWriteStream(path, { ...baseOptions, fs: { ...others, ...slow } });
  };
  syncBuiltinESMExports();
  return () => {
    Object.assign(fsPromises, originals);
    fs.createWriteStream = createWriteStream;
    syncBuiltinESMExports();
  };
}

/** Wraps a function with a callback so that it runs after a step. */
function afterStep(step: Step, work: (...input: never[]) => void) {
  return (...input: never[]) => {
    const done: (error: unknown) => void = input.at(-1) ?? (() => {});
    step('ENOSPC').then(() => work(...input), done);
  };
}

const FULL = engine === 'sqlite' ? 'SQLITE_FULL' : 'ER_RECORD_FILE_FULL';
const GROWS = /^\s*(?:INSERT|REPLACE|UPDATE|COMMIT)/i;
const SHRINKS = /^\s*DELETE/i;

/**
 * Turns every changing statement into a step. Returns a function that rolls back, as the end of a process
 * does.
 */
export function watchDatabase(source: DataSource, step: Step): () => Promise<void> {
  const rollBacks = new Map<QueryRunner, () => Promise<unknown>>();
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = mode => {
    const runner = create(mode);
    if (rollBacks.has(runner)) return runner;
    const query: (sql: string, ...rest: never[]) => Promise<unknown> = runner.query.bind(runner);
    rollBacks.set(runner, () => query('ROLLBACK').catch(() => undefined));
    const watched = async (sql: string, ...rest: never[]) => {
      if (GROWS.test(sql)) await step(FULL);
      if (SHRINKS.test(sql)) await step(null);
      const result = await query(sql, ...rest);
      // The process can also stop after a commit.
      if (/^COMMIT/i.test(sql)) await step(null);
      return result;
    };
    return Object.assign(runner, { query: watched });
  };
  return async () => {
    for (const rollBack of rollBacks.values()) await rollBack();
  };
}
