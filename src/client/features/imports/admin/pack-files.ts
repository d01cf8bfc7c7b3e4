/** Packing holds all files in memory. */
const MAX_BYTES = 100_000_000;

/**
 * Returns the chosen archive, or packs the chosen files into one.
 * @throws Error with a message for the owner
 */
export async function packFiles(files: File[]): Promise<File> {
  const [first] = files;
  const archive = files.find(({ name }) => /\.zip$/i.test(name));
  if (archive && archive === first && files.length === 1) return archive;
  if (archive) throw new Error('Choose one zip file, or Markdown files with their images.');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_BYTES) throw new Error('These files exceed 100 MB. Zip them and choose the zip file.');
  const { zipSync } = await import('fflate');
  const contents: Record<string, Uint8Array> = {};
  for (const file of files) contents[file.name] = await readFile(file);
  const name = files.length === 1 && first ? first.name : `${files.length} files`;
  return new File([zipSync(contents, { level: 0 })], name, { type: 'application/zip' });
}

async function readFile(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new Error(`Couldn't read ${file.name}. To import a folder, choose its files or zip it.`, { cause });
  }
}
