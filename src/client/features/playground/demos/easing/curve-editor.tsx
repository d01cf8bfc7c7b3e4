import { type PointerEvent, useRef } from 'react';
import { type Bezier, type Handle, HIGHEST, LOWEST, moveHandle } from './bezier';
import styles from './curve-editor.module.css';

const TENTHS = Array.from({ length: 11 }, (_, index) => index / 10);
const SPAN = HIGHEST - LOWEST;
/** Room for the handles at the edges, in units of the curve. */
const MARGIN = 0.06;

type CurveEditorProps = { curve: Bezier; onCurveChange: (curve: Bezier) => void };

/** The curve between its handles, to be dragged. By keyboard the fields beside it do the same. */
export function CurveEditor({ curve, onCurveChange }: CurveEditorProps) {
  const svgRef = useRef<SVGSVGElement>(null);
  const dragged = useRef<Handle | null>(null);
  const { x1, y1, x2, y2 } = curve;
  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const toCurve = svgRef.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toCurve);
    return { x, y: 1 - y };
  };
  const grab = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = pointAt(event);
    const isFirst = Math.hypot(at.x - x1, at.y - y1) <= Math.hypot(at.x - x2, at.y - y2);
    dragged.current = isFirst ? 'first' : 'second';
    onCurveChange(moveHandle(curve, dragged.current, at));
  };
  const drop = () => {
    dragged.current = null;
  };
  return (
    <svg
      ref={svgRef}
      role="img"
      aria-label="Progress over time"
      className={styles.editor}
      viewBox={`${-MARGIN} ${1 - HIGHEST - MARGIN} ${1 + 2 * MARGIN} ${SPAN + 2 * MARGIN}`}
      onPointerDown={grab}
      onPointerMove={event => {
        if (dragged.current) onCurveChange(moveHandle(curve, dragged.current, pointAt(event)));
      }}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <path className={styles.frame} d="M0 0H1V1H0Z" />
      <path
        className={styles.ticks}
        d={TENTHS.map(x => `M${x} 1v${x % 0.5 === 0 ? -0.05 : -0.03}`).join('')}
      />
      <path className={styles.ticks} d={TENTHS.map(y => `M0 ${y}h${y % 0.5 === 0 ? 0.05 : 0.03}`).join('')} />
      <path className={styles.arm} d={`M0 1L${x1} ${1 - y1}M1 0L${x2} ${1 - y2}`} />
      <path className={styles.curve} d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`} />
      <circle className={styles.handle} cx={x1} cy={1 - y1} r={0.035} />
      <circle className={styles.handle} cx={x2} cy={1 - y2} r={0.035} />
    </svg>
  );
}
