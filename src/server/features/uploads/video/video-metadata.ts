import { type FileHandle, open } from 'node:fs/promises';
import { clearTimedMetadata } from './timed-metadata';
import { clearBytes, readBoxes } from './video-boxes';
import { clearWebmTags } from './webm-tags';

/**
 * Boxes of MP4 and QuickTime that contain only metadata: names, locations, XMP, data of phones and drones.
 */
const METADATA_BOXES = new Set(['udta', 'meta', 'uuid']);
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf', 'edts']);
const MAX_DEPTH = 6;

/**
 * Clears the location and all other metadata of a video in place. Nothing moves, no frame changes, and only
 * the heads of its boxes are read, however large the file is.
 */
export async function clearVideoMetadata(path: string, extension: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    if (extension === 'webm') await clearWebmTags(file, size);
    else await clearBoxes(file, 0, size, 0);
  } finally {
    await file.close();
  }
}

async function clearBoxes(file: FileHandle, start: number, end: number, depth: number): Promise<void> {
  for await (const box of readBoxes(file, start, end)) {
    if (METADATA_BOXES.has(box.type)) {
      // A free box has no meaning, and all that follows keeps its position.
      await file.write('free', box.head + 4, 'latin1');
      await clearBytes(file, box.start, box.end);
    } else if (CONTAINERS.has(box.type) && depth < MAX_DEPTH) {
      if (box.type === 'trak') await clearTimedMetadata(file, box);
      await clearBoxes(file, box.start, box.end, depth + 1);
    }
  }
}
