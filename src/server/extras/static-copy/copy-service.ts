import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import type { Leases } from '#server/core/database/lease';
import { AppError, createNotFoundError } from '#server/core/errors/app-error';
import {
  type CopyFacts,
  type CopyRequest,
  type CopyStatus,
  copyReportSchema,
} from '#shared/extras/static-copy/static-copy-contract';
import { type CopyStore, createCopyStore } from './copy-store';

export type CopyService = ReturnType<typeof createCopyService>;

export type CopySettings = {
  /** The file of the export command. */
  command: string;
  /** Keeps the copy that can be downloaded. */
  folder: string;
};

type State = Omit<CopyStatus, 'isAvailable' | 'ready'>;

const NONE: State = { isRunning: false, request: null, progress: null, failure: null };

/**
 * Creates static copies as zip files, one at a time for all processes of the site. A child process exports,
 * because an export stops the clock and takes all the processor time and memory that it can use. Only the
 * process that creates a copy knows its state and can cancel it, and the zip is in a folder of its machine.
 * Without settings, the site is not built.
 */
export function createCopyService(settings: CopySettings | null, leases: Leases) {
  const store = settings && createCopyStore(settings.folder);
  let state = NONE;
  let canceled = new AbortController();
  let ended = Promise.resolve();

  async function status(): Promise<CopyStatus> {
    const ready = (await store?.describe()) ?? null;
    return { isAvailable: settings !== null, ...state, ready };
  }

  /** @throws AppError CONFLICT while another copy is created, and if the site is not built */
  async function create(request: CopyRequest): Promise<CopyStatus> {
    if (settings === null || store === null)
      throw new AppError('CONFLICT', 'Static copies need the built site.');
    const lease = state.isRunning ? null : await leases.take('static-copy');
    if (!lease) throw new AppError('CONFLICT', 'A static copy is already being created.');
    state = { ...NONE, request, isRunning: true };
    canceled = new AbortController();
    const { signal } = canceled;
    const work = (lost: AbortSignal) =>
      exportZip(settings.command, store, request, AbortSignal.any([signal, lost]));
    ended = lease.run(work).then(
      () => {
        state = { ...NONE, request };
      },
      (error: Error) => {
        // A canceled copy has not failed.
        state = { ...NONE, request, failure: signal.aborted ? null : error.message };
      },
    );
    return status();
  }

  async function exportZip(
    command: string,
    { reserve, publish }: CopyStore,
    request: CopyRequest,
    signal: AbortSignal,
  ): Promise<void> {
    const file = await reserve();
    signal.throwIfAborted();
    const child = fork(command, ['--zip', file, ...toOptions(request)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // Visitors come first where both want the processor. A lower priority would never end on a busy machine.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // The export removes its files before it ends, so only its end completes the cancellation.
    signal.addEventListener('abort', () => child.kill());
    const facts = await waitForFacts(child, progress => {
      state = { ...state, progress };
    });
    await leases.check();
    await publish(file, { ...facts, address: request.address });
  }

  /** Stops the copy that is being created, if there is one. */
  async function cancel(): Promise<CopyStatus> {
    if (state.isRunning) {
      canceled.abort();
      await ended;
    }
    return status();
  }

  /** @throws AppError NOT_FOUND */
  async function read(): ReturnType<CopyStore['read']> {
    if (store === null) throw createNotFoundError('static copy');
    return store.read();
  }

  return { status, create, cancel, read };
}

function toOptions({ address, contact }: CopyRequest): string[] {
  const url = address === '' ? null : new URL(address);
  const place = url ? ['--url', url.origin, '--base', url.pathname] : [];
  return contact === '' ? place : [...place, '--contact', contact];
}

/** @throws Error with what the export printed, if it failed */
async function waitForFacts(
  child: ChildProcess,
  report: (progress: CopyStatus['progress']) => void,
): Promise<CopyFacts> {
  const facts: CopyFacts[] = [];
  child.on('message', message => {
    const line = copyReportSchema.parse(message);
    if ('created' in line) facts.push(line.created);
    else report(line.progress);
  });
  const [printed, [exitCode, signal]] = await Promise.all([
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ]);
  const [created] = facts;
  if (exitCode !== 0 || !created)
    throw new Error(printed.trim() || `The export ended with ${signal ?? `exit code ${exitCode}`}.`);
  return created;
}
