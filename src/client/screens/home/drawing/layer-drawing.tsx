import styles from './drawing.module.css';
import { LAYERS } from './layers';

/** One layer of the stack by itself. */
export function LayerDrawing({ index, className }: { index: number; className?: string | undefined }) {
  const Shape = LAYERS[index]?.Shape;
  if (!Shape) return null;
  return (
    <span className={className}>
      <svg className={styles.drawing} viewBox="-154 -12 334 236" aria-hidden="true" focusable="false">
        <Shape />
      </svg>
    </span>
  );
}
