import { readFile, writeFile } from 'node:fs/promises';
import type { ReceivedFile } from '#server/features/uploads/upload-service';

/**
 * Precedes the page of the owner. The policy lets it load nothing from elsewhere. The script shows the rest as nothing
 * where the page is not in a sandbox, because its server did not send the headers of this site: it would otherwise have
 * the origin of that server.
 */
const GUARD = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src data: blob: 'unsafe-inline' 'unsafe-eval'; form-action 'none'"><script>if(origin!=="null")document.write("This demo runs only within its page.<plaintext hidden>")</script>
`;

/** Adds the guard to a received demo. */
export async function guardDemo(file: ReceivedFile): Promise<ReceivedFile> {
  const received = await readFile(file.path);
  const page = Buffer.concat([Buffer.from(GUARD), received.subarray(received.indexOf('<'))]);
  await writeFile(file.path, page);
  return { ...file, bytes: page.length };
}
