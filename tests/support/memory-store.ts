import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { UploadStore } from '#server/features/uploads/store/upload-store';

type MemoryFile = { content: Buffer; modifiedAt: Date };

/** Creates an upload store without a folder, like an object store; `files` contains the stored files. */
export function createMemoryStore(): UploadStore & { files: Map<string, MemoryFile> } {
  const files = new Map<string, MemoryFile>();
  const copy = async (file: string, name: string) => {
    files.set(name, { content: await readFile(file), modifiedAt: new Date() });
  };
  return {
    files,
    location: 'memory',
    workspace: () => mkdtemp(join(tmpdir(), 'portfolio-upload-')),
    stagedWorkspace: () => mkdtemp(join(tmpdir(), 'portfolio-upload-')),
    findWorkspace: async name => join(tmpdir(), name),
    put: async (file, name) => {
      await copy(file, name);
      await rm(file);
    },
    copy,
    find: async name => {
      const file = files.get(name);
      return file ? { bytes: file.content.length, modifiedAt: file.modifiedAt } : null;
    },
    read: async (name, range) => {
      const content = files.get(name)?.content;
      return content ? Readable.from([range ? content.subarray(range.start, range.end + 1) : content]) : null;
    },
    pin: async names => {
      const held = new Map(files);
      return {
        names: names.filter(name => held.has(name)),
        read: async name => Readable.from([held.get(name)?.content ?? Buffer.alloc(0)]),
        release: async () => undefined,
      };
    },
    requireWritable: async () => undefined,
    remove: async name => {
      files.delete(name);
    },
    namesOlderThan: async function* (ms) {
      for (const [name, { modifiedAt }] of files) if (Date.now() - modifiedAt.getTime() >= ms) yield [name];
    },
    publicCopies: null,
    clearWorkspaces: async () => undefined,
  };
}
