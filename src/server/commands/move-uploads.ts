import { resolve } from 'node:path';
import { parseBucketAddress } from '#server/core/config/bucket-address';
import type { Environment } from '#server/core/config/env';
import { StartError } from '#server/core/errors/start-error';
import { copyUploads } from '#server/features/uploads/copy-uploads';
import { openUploadStore } from '#server/features/uploads/open-upload-store';
import type { UploadStore } from '#server/features/uploads/upload-store';
import { runWithSettings } from './command';
import { readCommandLine, refuseUsage } from './command-line';

const USAGE = `Usage: npm run uploads:move -- --to PLACE [--from PLACE]

Copies the uploads to another place, while the site runs. A place is a folder or s3://bucket?endpoint=…. Another run
continues an interrupted one.

  --to PLACE    Where the uploads go.
  --from PLACE  Where they are. By default, it is the place in the settings.`;

const { values } = readCommandLine(USAGE, { options: { from: { type: 'string' }, to: { type: 'string' } } });
const target = values.to || refuseUsage('Choose the target with --to', USAGE);
void runWithSettings(move);

async function move(env: Environment): Promise<string> {
  const from = await (values.from ? openPlace(values.from, env) : openUploadStore(env));
  const to = await openPlace(target, env);
  if (from.location === to.location) throw new StartError(`The uploads are in ${to.location} already.`);
  const { copied, present } = await copyUploads(from, to, counts => {
    process.stderr.write(`${counts.copied} files copied, ${counts.present} were there\n`);
  });
  const setting = target.startsWith('s3:') ? 'Set UPLOADS_URL' : 'Set UPLOADS_DIR, remove UPLOADS_URL';
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
