/** They are held in memory while they are packed. */
const MAX_BYTES = 100_000_000;

/**
 * What is sent of the files that were chosen: the archive among them, or one that is made of them.
 * @throws Error in words for the owner
 */
export async function packFiles(files: File[]): Promise<File> {
  const [first] = files;
  const archive = files.find(({ name }) => /\.zip$/i.test(name));
  if (archive && archive === first && files.length === 1) return archive;
  if (archive) throw new Error('Choose one zip file, or Markdown files with their pictures.');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_BYTES) throw new Error('These are more than 100 MB. Put them into one zip file.');
  const { zipSync } = await import('fflate');
  const contents: Record<string, Uint8Array> = {};
  for (const file of files) contents[file.name] = await contentOf(file);
  const name = files.length === 1 && first ? first.name : `this selection of ${files.length} files`;
  return new File([zipSync(contents, { level: 0 })], name, { type: 'application/zip' });
}

async function contentOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new Error(`${file.name} cannot be read. Of a folder choose the files, or zip it.`, { cause });
  }
}
