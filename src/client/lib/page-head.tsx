import { createContext, useContext, useEffect } from 'react';

/** What a screen says about itself outside of its own markup. */
export type PageHeadProps = {
  title: string;
  description?: string;
  /** False keeps search engines away. */
  isIndexed?: boolean;
  /** The HTTP status when this screen is rendered on the server. */
  status?: number;
};

/** On the server: takes what the rendered screen says. */
export const PageHeadCollector = createContext<((head: PageHeadProps) => void) | null>(null);

/** Title, description and robots of the page, on the server and after each navigation in the browser. */
export function PageHead(head: PageHeadProps) {
  const collect = useContext(PageHeadCollector);
  collect?.(head);
  const { title, description = '', isIndexed = true } = head;
  useEffect(() => {
    document.title = title;
    setMeta('description', description);
    setMeta('robots', isIndexed ? '' : 'noindex');
  }, [title, description, isIndexed]);
  return null;
}

function setMeta(name: string, content: string): void {
  const existing = document.querySelector(`meta[name="${name}"]`);
  if (content === '') {
    existing?.remove();
    return;
  }
  const meta = existing ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.setAttribute('content', content);
}
