import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { findWorkerFile } from '#server/core/runtime/worker-file';
import { createWorkerPool } from '#server/core/runtime/worker-pool';
import { HEADING_END, markdownParagraphs } from './markdown-paragraphs';
import type * as MarkdownWorker from './markdown-worker';
import { type MarkdownOptions, renderMarkdown } from './render-markdown';

const pool = createWorkerPool<typeof MarkdownWorker>(findWorkerFile('markdown-worker', import.meta.url), {
  maxHeapMb: 128,
  timeoutMs: 60_000,
});

/** Rendering a shorter text takes at most 5 ms, less than sending it to a thread. */
const MAX_LENGTH_HERE = 2_000;

type RenderTask = { text: string; options: MarkdownOptions };

/**
 * Caches rendered texts, limited by bytes. A feed needs the same 30 notes after every change of one. Equal
 * calls share a task.
 */
const rendered = new LRUCache<string, string, RenderTask>({
  maxSize: 8 * 1024 ** 2,
  sizeCalculation: (html, key) => 2 * (html.length + key.length),
  fetchMethod: (_key, _stale, { context }) => pool.run('render', context),
  // Callers still wait for a text that leaves the cache meanwhile.
  ignoreFetchAbort: true,
});

/** Renders Markdown as safe HTML, as `renderMarkdown` does. Long texts are rendered in a thread. */
export async function toMarkdownHtml(text: string, options: MarkdownOptions = {}): Promise<string> {
  if (text.length <= MAX_LENGTH_HERE) return renderMarkdown(text, options);
  const digest = createHash('sha256').update(text).digest('base64');
  const key = JSON.stringify([options.idPrefix, options.page, options.base, digest]);
  return rendered.forceFetch(key, { context: { text, options } });
}

/**
 * Puts a Markdown text without its markup on one line, for all that shows no HTML. Long texts are split in a
 * thread.
 */
export async function toMarkdownText(text: string): Promise<string> {
  const paragraphs =
    text.length <= MAX_LENGTH_HERE
      ? markdownParagraphs(text, HEADING_END)
      : await pool.run('paragraphs', { text });
  return paragraphs.join(' ');
}
