import { createRoot } from 'react-dom/client';
import { playgroundDemos } from '#client/extras/demos/playground-demos';
import type { Demo } from '#client/features/playground/demo';
import { DemoCard } from '#client/features/playground/demo-card';
import { type PageWords, PageWordsContext } from '#client/lib/language/use-translation';

/** Shows the demos of the playground in place of links to them. A demo that does not exist stays a link. */
export function mountDemos(text: HTMLElement, words: PageWords): () => void {
  const ends = Array.from(text.querySelectorAll<HTMLElement>('[data-demo]'), link => {
    const demo = playgroundDemos.find(({ id }) => id === link.dataset.demo);
    return demo ? mountDemo(link, demo, words) : null;
  });
  return () => {
    for (const end of ends) end?.();
  };
}

function mountDemo(link: HTMLElement, demo: Demo, words: PageWords): () => void {
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    <PageWordsContext value={words}>
      <DemoCard demo={demo} startsOpen />
    </PageWordsContext>,
  );
  link.replaceWith(place);
  return () => {
    place.replaceWith(link);
    // React may be rendering the rest of the page.
    queueMicrotask(() => root.unmount());
  };
}
