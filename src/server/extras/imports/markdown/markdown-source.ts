import type { Readable } from 'node:stream';
import type { StagedUploads } from '#server/core/runtime/staged-uploads';
import type { ImportService } from '#server/extras/imports/import-service';
import type {
  ImportPlan,
  ImportResult,
  MarkdownPlanInput,
  StagedMarkdown,
} from '#shared/extras/imports/import-contract';
import { type MarkdownFolder, openMarkdownFolder } from './markdown-folder';
import { type MarkdownChoice, readMarkdown } from './read-markdown';
import { readSiteItems } from './site-items';

export type MarkdownSource = ReturnType<typeof createMarkdownSource>;
export type MarkdownSourceDeps = { imports: ImportService; stagedUploads: StagedUploads };

/** Imports Markdown files from a staged archive. */
export function createMarkdownSource({ imports, stagedUploads }: MarkdownSourceDeps) {
  /**
   * Stages an archive and counts its Markdown files.
   * @throws AppError BAD_REQUEST
   */
  async function receive(content: Readable): Promise<StagedMarkdown> {
    const id = await stagedUploads.receive(content);
    try {
      return { id, files: await open(id, async ({ files }) => files.length) };
    } catch (error) {
      await stagedUploads.remove(id);
      throw error;
    }
  }

  function open<T>(id: string, work: (folder: MarkdownFolder) => Promise<T>): Promise<T> {
    return stagedUploads.use(id, async archive => {
      const folder = await openMarkdownFolder(archive);
      try {
        return await work(folder);
      } finally {
        folder.close();
      }
    });
  }

  /**
   * @throws AppError NOT_FOUND for an expired archive; BAD_REQUEST that names the files with invalid front
   * matter
   */
  async function plan(input: MarkdownPlanInput): Promise<ImportPlan> {
    const choice = await toChoice(input);
    return open(input.id, async folder => imports.plan(await readMarkdown(folder, choice)));
  }

  /** Deletes the archive on success. After a failure, it stays for another try with fewer files. */
  async function apply(input: MarkdownPlanInput & { keys: string[] }): Promise<ImportResult> {
    const choice = await toChoice(input);
    const result = await open(input.id, async folder =>
      imports.apply(await readMarkdown(folder, choice), input.keys),
    );
    await stagedUploads.remove(input.id);
    return result;
  }

  async function toChoice({ target, targets }: MarkdownPlanInput): Promise<MarkdownChoice> {
    return { target, targets, ...(await readSiteItems(imports)) };
  }

  return { receive, plan, apply, discard: stagedUploads.remove };
}
