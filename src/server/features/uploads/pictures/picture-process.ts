import { type ChildProcess, fork } from 'node:child_process';
import { AppError, type AppErrorCode } from '#server/core/errors/app-error';
import { findWorkerFile } from '#server/core/runtime/worker-file';
import type { MediaType } from '#server/features/uploads/media-types';
import type { DrawingTask } from '#server/features/uploads/svg/drawing-file';
import { createMutex } from '#shared/mutex';
import type { AvifTask } from './avif-file';
import type { PreparedImage } from './image-files';
import { createCostError } from './picture-limits';

/**
 * An idle process waits this long for another picture, unless it uses more memory than many drawings leave
 * behind.
 */
const IDLE_MS = 5_000;
const MAX_IDLE_BYTES = 192 * 1024 * 1024;
/** Catches a hanging process on any machine. The worker itself measures the real limits. */
const HANGING_MS = 60_000;

type ImageOrder = { source: string; type: MediaType; id: string; folder: string };
export type PictureTask = (ImageOrder | AvifTask | DrawingTask) & {
  /** A lower limit of processor time than the default. */
  maxCpuMs?: number | undefined;
};
export type PictureAnswer = PictureResult & { residentBytes: number };
export type PictureResult =
  | { image: PreparedImage }
  | { isMade: true }
  | { refused: { code: AppErrorCode; message: string } }
  | { failed: { message: string; code: string | undefined } };

export type PictureProcess = ReturnType<typeof createPictureProcess>;

/**
 * Processes pictures in a separate process, one at a time. The server stays responsive, an expensive picture
 * can be stopped, and the memory is released when the process ends a few seconds after the last picture.
 */
export function createPictureProcess() {
  const runExclusive = createMutex();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  /**
   * @throws AppError as image-files.ts does, and PAYLOAD_TOO_LARGE for a picture that takes too much time or
   * memory
   */
  async function work(task: PictureTask): Promise<PictureResult> {
    clearTimeout(idle);
    if (!child?.connected) child = start();
    try {
      const answer = await sendTask(child, task);
      if (answer.residentBytes > MAX_IDLE_BYTES) end();
      return requireResult(answer);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'PAYLOAD_TOO_LARGE') end();
      throw error;
    } finally {
      child?.unref();
      child?.channel?.unref();
      idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  return {
    prepare: async (task: ImageOrder & Pick<PictureTask, 'maxCpuMs'>): Promise<PreparedImage> => {
      const result = await runExclusive(() => work(task));
      if (!('image' in result)) throw new Error('The picture process returned no picture');
      return result.image;
    },
    /** Sanitizes the drawing at this path in place. */
    sanitize: async (drawing: string): Promise<void> => {
      await runExclusive(() => work({ drawing }));
    },
    encodeAvif: async (task: AvifTask): Promise<void> => {
      await runExclusive(() => work(task));
    },
  };
}

function start(): ChildProcess {
  const { path, execArgv } = findWorkerFile('picture-worker', import.meta.url);
  return fork(path, { execArgv });
}

/** Waits for the response, or for the process to exit without one. */
function sendTask(child: ChildProcess, task: PictureTask): Promise<PictureAnswer> {
  child.ref();
  child.channel?.ref();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(createCostError())), HANGING_MS);
    const onMessage = (answer: PictureAnswer) => settle(() => resolve(answer));
    const onExit = () => settle(() => reject(createCostError()));
    const onError = (error: Error) => settle(() => reject(error));
    function settle(done: () => void): void {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      done();
    }
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(task, error => error && onError(error));
  });
}

function requireResult(answer: PictureAnswer): PictureResult {
  if ('refused' in answer) throw new AppError(answer.refused.code, answer.refused.message);
  if ('failed' in answer) throw Object.assign(new Error(answer.failed.message), { code: answer.failed.code });
  return answer;
}
