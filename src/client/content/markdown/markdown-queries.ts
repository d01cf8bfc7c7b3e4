import { useEffect, useState } from 'react';
import { trpc } from '#client/lib/api/trpc';

const WAIT_MS = 250;

/**
 * Renders the text on the server shortly after the last keystroke. The result is null before the first
 * response.
 */
export function useMarkdownPreview(text: string) {
  const { client } = trpc.useUtils();
  const [html, setHtml] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const answer = await client.markdown.render.mutate({ text }, { signal });
        if (signal.aborted) return;
        setHtml(answer.html);
        setFailed(false);
      } catch {
        if (!signal.aborted) setFailed(true);
      }
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, text]);
  return { html, isFailed };
}
