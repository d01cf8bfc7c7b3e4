import { type ComponentProps, lazy, Suspense } from 'react';
import type { InterestDrawings, LayerProps } from '#client/features/site/hero/interest-drawings';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
// This import adds the styles to the page. The code loads only when the browser renders a drawing.
import drawing from './drawing.module.css';

const LazyStack = lazy(async () => {
  await untilLoaded();
  return { default: (await import('./stack-figure')).StackFigure };
});
const LazyLayer = lazy(async () => ({ default: (await import('./drawings')).LayerDrawing }));

// The type is that of the slot, which is empty on a site without drawings.
export const interestDrawings: InterestDrawings | null = { Figure: InterestStack, Layer: LayerFigure };

function InterestStack(props: ComponentProps<InterestDrawings['Figure']>) {
  return (
    <Suspense>
      <LazyStack {...props} />
    </Suspense>
  );
}

function LayerFigure(props: LayerProps) {
  return (
    <PreserveServerHtml className={drawing.standIn}>
      <LazyLayer {...props} />
    </PreserveServerHtml>
  );
}

/** Waits for the page, which the server has drawn without the code of the stack. */
function untilLoaded(): Promise<unknown> {
  if (import.meta.env.SSR || document.readyState === 'complete') return Promise.resolve();
  return new Promise(resolve => window.addEventListener('load', resolve, { once: true }));
}
