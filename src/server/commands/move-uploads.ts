import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseBucketAddress } from '#server/core/config/bucket-address';
import { type Environment, processEnvironment } from '#server/core/config/env';
import { StartError } from '#server/core/errors/start-error';
import { copyUploads } from '#server/features/uploads/copy-uploads';
import { openUploadStore } from '#server/features/uploads/open-upload-store';
import type { UploadStore } from '#server/features/uploads/upload-store';
import { explain } from './command';

/**
 * Copies the uploads to another place, a folder or a bucket: `npm run uploads:move -- --to PLACE`. It reads them from
 * the place in the settings, or from `--from`. Another run continues the first one.
 */
try {
  process.stdout.write(`${await move(processEnvironment())}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

async function move(env: Environment): Promise<string> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  if (!values.to)
    throw new StartError('Usage: npm run uploads:move -- --to PLACE, a folder or s3://bucket?endpoint=…');
  const from = await (values.from ? openPlace(values.from, env) : openUploadStore(env));
  const to = await openPlace(values.to, env);
  if (from.location === to.location) throw new StartError(`The uploads are in ${to.location} already.`);
  const { copied, present } = await copyUploads(from, to, counts => {
    process.stderr.write(`${counts.copied} files copied, ${counts.present} were there\n`);
  });
  const setting = values.to.startsWith('s3:') ? 'Set UPLOADS_URL' : 'Set UPLOADS_DIR, remove UPLOADS_URL';
  const old = values.from ?? (env.uploadsBucket ? 'the old UPLOADS_URL' : env.uploadsDir);
  return `Copied ${copied} files from ${from.location} to ${to.location} and verified them; ${present} were there already.
${setting}, restart the site, and run this again with --from ${old} for files that arrived meanwhile.`;
}

async function openPlace(place: string, env: Environment): Promise<UploadStore> {
  if (!place.startsWith('s3:'))
    return openUploadStore({ uploadsDir: resolve(place), uploadsBucket: null, publicUploads: null });
  const uploadsBucket = parseBucketAddress(place);
  if (typeof uploadsBucket === 'string') throw new StartError(`${place} ${uploadsBucket}`);
  return openUploadStore({ uploadsDir: env.uploadsDir, uploadsBucket, publicUploads: null });
}
