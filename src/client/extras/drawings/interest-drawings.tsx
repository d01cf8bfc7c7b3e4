import { type ComponentProps, lazy } from 'react';
import type { InterestDrawings, LayerProps } from '#client/features/site/hero/interest-drawings';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
// This import adds the styles to the page. The code loads only when the browser renders a drawing.
import drawing from './drawing.module.css';

const LazyStack = lazy(async () => ({ default: (await import('./drawings')).StackDrawing }));
const LazyLayer = lazy(async () => ({ default: (await import('./drawings')).LayerDrawing }));

// The type is that of the slot, which is empty on a site without drawings.
export const interestDrawings: InterestDrawings | null = { Figure: StackFigure, Layer: LayerFigure };

function StackFigure({ topics }: ComponentProps<InterestDrawings['Figure']>) {
  return (
    <PreserveServerHtml key={JSON.stringify(topics)} className={drawing.standIn}>
      <LazyStack topics={topics} />
    </PreserveServerHtml>
  );
}

function LayerFigure(props: LayerProps) {
  return (
    <PreserveServerHtml className={drawing.standIn}>
      <LazyLayer {...props} />
    </PreserveServerHtml>
  );
}
