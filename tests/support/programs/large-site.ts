import { readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { newId } from '#server/core/database/new-id';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { video } from '../content/media-factory';
import { openTestDatabase } from '../database/open-test-database';
import { prepareStartsWithOwner } from './built-server';

/** Takes a backup more than a second, so that the signal arrives in the middle. */
const LARGE_BYTES = 1_000_000_000;
const STARTED_BYTES = 10_000_000;

/** Prepares a site with a video that is mostly empty, and takes no space. */
export async function prepareLargeSite() {
  const starts = await prepareStartsWithOwner();
  const { database, uploads, backups } = starts;
  const name = `${newId()}.mp4`;
  await writeFile(join(uploads, name), video('mp4'));
  await truncate(join(uploads, name), LARGE_BYTES);
  const db = await openTestDatabase(database);
  const row = { name, mediaType: 'video/mp4', bytes: LARGE_BYTES, width: null, height: null };
  await db.write(manager =>
    manager.insert(uploadEntity, { ...row, origin: 'editor', createdAt: new Date() }),
  );
  const removeVideo = async () => {
    await db.write(manager => manager.delete(uploadEntity, { name }));
    await rm(join(uploads, name));
  };
  onTestFinished(() => db.close());
  const readUnfinished = async () => {
    const [part = ''] = (await readdir(backups)).filter(entry => entry.endsWith('.part'));
    return part === '' ? 0 : (await stat(join(backups, part))).size;
  };
  /** Waits until a backup is being written into the folder. */
  const waitForUnfinished = () =>
    expect.poll(readUnfinished, { timeout: 30_000, interval: 5 }).toBeGreaterThan(STARTED_BYTES);
  return { ...starts, removeVideo, waitForUnfinished };
}
