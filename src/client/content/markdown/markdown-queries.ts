import { useEffect, useState } from 'react';
import { trpc } from '#client/lib/api/trpc';

const WAIT_MS = 250;

type RenderedMarkdown = { html: string | null; plain: string };

/**
 * Renders the text on the server shortly after the last keystroke. `html` is null before the first response.
 */
export function useMarkdownPreview(text: string) {
  const { client } = trpc.useUtils();
  const [rendered, setRendered] = useState<RenderedMarkdown>({ html: null, plain: '' });
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const answer = await client.markdown.render.mutate({ text }, { signal });
        if (signal.aborted) return;
        setRendered(answer);
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
  return { ...rendered, isFailed };
}
