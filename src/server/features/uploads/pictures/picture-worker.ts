import { constants, setPriority } from 'node:os';
import { AppError } from '#server/core/errors/app-error';
import { sanitizeDrawing } from '#server/features/uploads/svg/drawing-file';
import { encodeAvif } from './avif-file';
import { prepareImage } from './image-files';
import { createCostError, MAX_CPU_MS, MAX_RESIDENT_BYTES } from './picture-limits';
import type { PictureAnswer, PictureResult, PictureTask } from './picture-process';

// picture-process.ts starts this file as a separate process, which processes one picture at a time.

const CHECK_EVERY_MS = 50;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The server ends this process, which may finish its current picture when the server is told to stop.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
process.on('message', (task: PictureTask) => void work(task));

async function work(task: PictureTask): Promise<void> {
  const { maxCpuMs = MAX_CPU_MS } = task;
  const before = process.cpuUsage();
  // A running operation cannot be interrupted, but the process can exit.
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isTooLarge = process.memoryUsage.rss() > MAX_RESIDENT_BYTES;
    if (isTooLarge || (user + system) / 1_000 > maxCpuMs)
      answer(toFailure(createCostError()), () => process.exit());
  }, CHECK_EVERY_MS);
  try {
    answer(await produce(task));
  } catch (error) {
    answer(toFailure(error));
  } finally {
    clearInterval(watch);
  }
}

async function produce(task: PictureTask): Promise<PictureResult> {
  if ('drawing' in task) {
    await sanitizeDrawing(task);
    return { isMade: true };
  }
  if ('width' in task) {
    await encodeAvif(task);
    return { isMade: true };
  }
  return { image: await prepareImage(task.source, task.type, task.id, task.folder) };
}

function answer(result: PictureResult, then: () => void = () => {}): void {
  const message: PictureAnswer = { ...result, residentBytes: process.memoryUsage.rss() };
  process.send?.(message, then);
}

function toFailure(error: unknown): PictureResult {
  if (error instanceof AppError) return { refused: { code: error.code, message: error.message } };
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return {
    failed: { message: error instanceof Error ? (error.stack ?? error.message) : String(error), code },
  };
}
