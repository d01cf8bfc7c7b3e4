import { createRoot } from 'react-dom/client';
import { playgroundDemos } from '#client/extras/demos/playground-demos';
import { DemoCard } from '#client/features/playground/demo-card';

/** Shows the demos of the playground in place of links to them. A demo that does not exist stays a link. */
export function mountDemos(text: HTMLElement): () => void {
  const ends = Array.from(text.querySelectorAll<HTMLElement>('[data-demo]'), link => {
    const demo = playgroundDemos.find(({ id }) => id === link.dataset.demo);
    if (!demo) return null;
    const place = document.createElement('div');
    const root = createRoot(place);
    root.render(<DemoCard demo={demo} startsOpen />);
    link.replaceWith(place);
    return () => {
      place.replaceWith(link);
      // React may be rendering the rest of the page.
      queueMicrotask(() => root.unmount());
    };
  });
  return () => {
    for (const end of ends) end?.();
  };
}
