import { type ComponentProps, lazy } from 'react';
import { PreserveServerHtml } from '../../../lib/react/preserve-server-html';
// Used here so that the styles come with the page, while the code comes only when a drawing is made in the browser.
import drawing from './drawing.module.css';
import type { LayerDrawing as LayerDrawingCode, StackDrawing as StackDrawingCode } from './drawings';
import styles from './stack-drawing.module.css';

const LazyLayer = lazy(async () => ({ default: (await import('./drawings')).LayerDrawing }));
const LazyStack = lazy(async () => ({ default: (await import('./drawings')).StackDrawing }));

export function LayerDrawing(props: ComponentProps<typeof LayerDrawingCode>) {
  return (
    <PreserveServerHtml className={drawing.standIn}>
      <LazyLayer {...props} />
    </PreserveServerHtml>
  );
}

export function StackDrawing(props: ComponentProps<typeof StackDrawingCode>) {
  return (
    <PreserveServerHtml
      key={props.topics.map(({ name, drawing }) => `${name} ${drawing}`).join('\n')}
      className={styles.standIn}
    >
      <LazyStack {...props} />
    </PreserveServerHtml>
  );
}
