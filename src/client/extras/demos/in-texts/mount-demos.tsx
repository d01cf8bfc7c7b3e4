import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { DemoFacts, DemoProps } from '#client/features/playground/demo';
import { DemoCard } from '#client/features/playground/demo-card';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary';
import { Spinner } from '#client/ui/feedback/spinner';

type DemoModule = { facts: DemoFacts; Demo: ComponentType<DemoProps> };

// Not the list of the playground, which would become a part of every page's scripts.
const demos = import.meta.glob<DemoModule>('../*.tsx');

/** Shows the demos of the playground in place of links to them. A demo that does not exist stays a link. */
export function mountDemos(text: HTMLElement): () => void {
  const ends = Array.from(text.querySelectorAll<HTMLElement>('[data-demo]'), link => {
    const id = link.dataset.demo ?? '';
    const load = demos[`../${id}.tsx`];
    return load ? mountDemo(link, id, load) : null;
  });
  return () => {
    for (const end of ends) end?.();
  };
}

function mountDemo(link: HTMLElement, id: string, load: () => Promise<DemoModule>): () => void {
  const Card = lazy(async () => {
    const { facts, Demo } = await load();
    return { default: () => <DemoCard demo={{ ...facts, id, Component: Demo }} startsOpen /> };
  });
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    <ErrorBoundary fallback={<p>Couldn't start this demo.</p>}>
      <Suspense fallback={<Spinner label="Loading demo..." />}>
        <Card />
      </Suspense>
    </ErrorBoundary>,
  );
  link.replaceWith(place);
  return () => {
    place.replaceWith(link);
    // React may be rendering the rest of the page.
    queueMicrotask(() => root.unmount());
  };
}
