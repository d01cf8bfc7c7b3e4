import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import type { DataSource, QueryRunner } from 'typeorm';
import { engine } from '../support/test-database';

/** 'killed': the process ends there. 'full': from there on nothing that needs room on a disk is done. */
export type FaultKind = 'killed' | 'full';

/** One thing that a process does to a disk. `code`: what it fails with when there is no room; null: it needs none. */
type Step = (code: string | null) => Promise<void>;

export type Fault = {
  step: Step;
  hasHappened(): boolean;
  /** Resolves when it happens. */
  happened: Promise<void>;
};

/** Lets so many steps be done, and not the one after them. */
export function createFault(kind: FaultKind, steps: number): Fault {
  let left = steps;
  let isThere = false;
  let tell = () => {};
  const happened = new Promise<void>(resolve => {
    tell = resolve;
  });
  return {
    hasHappened: () => isThere,
    happened,
    step: async code => {
      if (kind === 'full' && code === null) return;
      left -= 1;
      if (left >= 0) return;
      isThere = true;
      tell();
      // Of a process that is gone nothing goes on, neither what follows nor what would tidy up.
      if (kind === 'killed') await new Promise(() => {});
      throw Object.assign(new Error('there is no room'), { code });
    },
  };
}

const NEEDS_ROOM = ['copyFile', 'link', 'mkdir', 'mkdtemp', 'open', 'rename', 'writeFile'] as const;
const NEEDS_NONE = ['rm', 'rmdir', 'unlink', 'utimes'] as const;

/** Makes steps of all that this process does to files, until what it answers is called. */
export function watchFiles(step: Step): () => void {
  const originals = { ...fsPromises };
  const { createWriteStream } = fs;
  for (const name of [...NEEDS_ROOM, ...NEEDS_NONE]) {
    const work: (...input: never[]) => unknown = originals[name];
    const code = NEEDS_ROOM.some(each => each === name) ? 'ENOSPC' : null;
    const watched = async (...input: never[]) => {
      await step(code);
      return work(...input);
    };
    Object.assign(fsPromises, { [name]: watched });
  }
  fs.createWriteStream = (path, options) => {
    const given = typeof options === 'string' ? { encoding: options } : options;
    const slow = { open: afterStep(step, fs.open), write: afterStep(step, fs.write) };
    // Without a way to write several pieces at once, each is written by itself.
    const { writev: _together, ...others } = fs;
    return createWriteStream(path, { ...given, fs: { ...others, ...slow } });
  };
  syncBuiltinESMExports();
  return () => {
    Object.assign(fsPromises, originals);
    fs.createWriteStream = createWriteStream;
    syncBuiltinESMExports();
  };
}

/** A function with a callback, which is called after a step. */
function afterStep(step: Step, work: (...input: never[]) => void) {
  return (...input: never[]) => {
    const done: (error: unknown) => void = input.at(-1) ?? (() => {});
    step('ENOSPC').then(() => work(...input), done);
  };
}

const FULL = engine === 'sqlite' ? 'SQLITE_FULL' : 'ER_RECORD_FILE_FULL';
const GROWS = /^\s*(?:INSERT|REPLACE|UPDATE|COMMIT)/i;
const SHRINKS = /^\s*DELETE/i;

/** Makes steps of all statements that change something. Answers what rolls back as the end of the process does. */
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
      // What follows a commit may be missing.
      if (/^COMMIT/i.test(sql)) await step(null);
      return result;
    };
    return Object.assign(runner, { query: watched });
  };
  return async () => {
    for (const rollBack of rollBacks.values()) await rollBack();
  };
}
