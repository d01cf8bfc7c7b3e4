import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { imageName, listUploadFiles, UPLOADS_PATH } from '#shared/upload-names';
import { photograph } from '../tests/support/content/media-factory';

const SIZE = { width: 1600, height: 900 };

/** Stores pictures with all their variants, and returns their addresses. The pictures are equal, but not their names. */
export async function fillPictures(db: Database, uploads: string, count: number): Promise<string[]> {
  await mkdir(uploads, { recursive: true });
  const original = await photograph();
  const contents = new Map([['.jpg', original]]);
  const names = Array.from({ length: count }, () => imageName(newId(), { ...SIZE, color: '#888888' }, 'jpg'));
  for (const name of names)
    for (const file of listUploadFiles(name)) await writeFile(join(uploads, file), await encode(file));
  const rows = names.map(name => ({
    name,
    mediaType: 'image/jpeg',
    bytes: original.length,
    ...SIZE,
    origin: 'editor' as const,
    createdAt: new Date(),
  }));
  await db.write(manager => manager.insert(uploadEntity, rows));
  return names.map(name => UPLOADS_PATH + name);

  /** Encodes each kind of variant once. */
  async function encode(file: string): Promise<Buffer> {
    const [, width, format] = /\.w(\d+)\.(avif|webp)$/.exec(file) ?? [];
    const kind = width === undefined ? extname(file) : `${width}.${format}`;
    const known = contents.get(kind);
    if (known) return known;
    const resized = sharp(original).resize(Number(width));
    const content = await (format === 'avif' ? resized.avif({ effort: 0 }) : resized.webp()).toBuffer();
    contents.set(kind, content);
    return content;
  }
}
