import { resolve } from 'node:path';
import { chooseAdapters } from '#server/choose-adapters';
import { runWithSettings } from '#server/commands/command';
import { readCommandLine, refuseUsage } from '#server/commands/command-line';
import type { Environment } from '#server/core/config/env';
import { StartError } from '#server/core/errors/start-error';
import { parseBucketAddress } from '#server/extras/object-store/bucket-address';
import { copyUploads } from '#server/extras/object-store/copy-uploads';
import { readObjectStoreSettings } from '#server/extras/object-store/object-store-settings';
import { openObjectStore } from '#server/extras/object-store/open-object-store';
import { createFolderStore } from '#server/features/uploads/store/folder-store';
import type { UploadStore } from '#server/features/uploads/store/upload-store';

const USAGE = `Usage: npm run uploads:move -- --to PLACE [--from PLACE]

Copies the uploads to another place, while the site runs. A place is a folder or s3://bucket?endpoint=…. Another run
continues an interrupted one.

  --to PLACE    Where the uploads go.
  --from PLACE  Where they are. By default, it is the place in the settings.`;

const { values } = readCommandLine(USAGE, { options: { from: { type: 'string' }, to: { type: 'string' } } });
const target = values.to || refuseUsage('Choose the target with --to', USAGE);
void runWithSettings(move);

async function move(env: Environment): Promise<string> {
  const from = await (values.from ? openPlace(values.from, env) : chooseAdapters(env).openStore());
  const to = await openPlace(target, env);
  if (from.location === to.location) throw new StartError(`The uploads are in ${to.location} already.`);
  const { copied, present } = await copyUploads(from, to, counts => {
    process.stderr.write(`${counts.copied} files copied, ${counts.present} were there\n`);
  });
  const setting = target.startsWith('s3:') ? 'Set UPLOADS_URL' : 'Set UPLOADS_DIR, remove UPLOADS_URL';
  const old = values.from ?? (readObjectStoreSettings(env.values) ? 'the old UPLOADS_URL' : env.uploadsDir);
  return `Copied ${copied} files from ${from.location} to ${to.location} and verified them; ${present} were there already.
${setting}, restart the site, and run this again with --from ${old} for files that arrived meanwhile.`;
}

async function openPlace(place: string, { uploadsDir: folder }: Environment): Promise<UploadStore> {
  if (!place.startsWith('s3:')) return createFolderStore(resolve(place));
  const address = parseBucketAddress(place);
  if (typeof address === 'string') throw new StartError(`${place} ${address}`);
  return openObjectStore({ address, publicBucket: null }, { folder });
}
