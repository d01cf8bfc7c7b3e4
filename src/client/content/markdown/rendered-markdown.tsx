import { renderMarkdown } from './render-markdown';

/** Markdown as it reads. Its code is large: visitors get it with the first text that the server did not render. */
export function RenderedMarkdown({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark escapes HTML and drops dangerous protocols by default
  return <div className="prose" dangerouslySetInnerHTML={{ __html: renderMarkdown(text) }} />;
}
