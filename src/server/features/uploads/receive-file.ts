import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#server/core/errors/app-error';
import { type MediaType, recognizeMedia, SIGNATURE_BYTES } from './media-types';
import type { UploadStore } from './store/upload-store';
import { createTooLargeError } from './upload-errors';
import type { ReceivedFile } from './upload-service';

/**
 * The size limits of one kind of upload, by type of file. A type without a limit is not accepted, and `refusal` says what is.
 */
export type UploadRule = { refusal: string; maxBytes: Partial<Record<MediaType['kind'], number>> };

/**
 * Writes an incoming file to disk. Its first bytes determine its type and size limit, and the rest of a
 * rejected file is never written. An incomplete file leaves nothing behind.
 * @throws AppError for a file that is not accepted
 */
export async function receiveFile(
  store: UploadStore,
  rule: UploadRule,
  source: Readable,
): Promise<ReceivedFile> {
  const workspace = await store.workspace();
  const path = join(workspace, 'arrived');
  const check = new ContentCheck(rule);
  try {
    await pipeline(source, check, createWriteStream(path));
    return { path, workspace, bytes: check.bytes, type: check.type() };
  } catch (error) {
    await rm(workspace, { recursive: true, force: true });
    throw error;
  }
}

/** Passes a file through while its type is accepted and its size is within the limit. */
class ContentCheck extends Transform {
  bytes = 0;
  #beginning: Buffer[] = [];
  #type: MediaType | null = null;
  #limit = Number.POSITIVE_INFINITY;

  constructor(readonly rule: UploadRule) {
    super();
  }

  /** @throws AppError for a file that is not accepted */
  type(): MediaType {
    if (!this.#type) throw this.#createRefusal();
    return this.#type;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    if (this.#type) {
      this.#pass(chunk, done);
      return;
    }
    this.#beginning.push(chunk);
    if (this.bytes < SIGNATURE_BYTES) done();
    else this.#recognize(done);
  }

  override _flush(done: TransformCallback): void {
    if (this.#type) done();
    else this.#recognize(done);
  }

  #recognize(done: TransformCallback): void {
    const beginning = Buffer.concat(this.#beginning);
    this.#beginning = [];
    recognizeMedia(beginning).then(type => {
      const limit = type && this.rule.maxBytes[type.kind];
      if (!type || limit === undefined || limit === null) {
        done(this.#createRefusal());
        return;
      }
      this.#type = type;
      this.#limit = limit;
      this.#pass(beginning, done);
    }, done);
  }

  #createRefusal(): AppError {
    return new AppError('UNSUPPORTED_MEDIA_TYPE', this.rule.refusal);
  }

  #pass(data: Buffer, done: TransformCallback): void {
    if (this.bytes > this.#limit)
      done(createTooLargeError(`A file of the type ${this.#type?.mediaType}`, this.#limit));
    else done(null, data);
  }
}
