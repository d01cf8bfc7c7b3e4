import { type PointerEvent, useRef } from 'react';
import { RangeField } from '#client/extras/demos/controls/demo-controls';
import styles from '#client/extras/demos/demos.module.css';
import { useTranslation } from '#client/lib/language/use-translation';
import { DEMO_TEXTS } from '#shared/language/english/demos';
import { type Bezier, type Handle, MAX_Y, MIN_Y, moveHandle } from './bezier';

const SPAN = MAX_Y - MIN_Y;
/** The ratio of width to height. */
const STRETCH = 2.2;
/** Space for the handles at the edges, in units of progress. */
const MARGIN = 0.08;

const TICKS = Array.from({ length: 11 }, (_, tenth) => {
  const length = tenth % 5 === 0 ? 0.06 : 0.03;
  return `M${(STRETCH * tenth) / 10} 1v${-length}M0 ${tenth / 10}h${length}`;
}).join('');

type CurveEditorProps = { curve: Bezier; onCurveChange: (curve: Bezier) => void };

/** Shows the curve with its draggable handles. HandleFields is the keyboard alternative. */
export function CurveEditor({ curve, onCurveChange }: CurveEditorProps) {
  const t = useTranslation(DEMO_TEXTS);
  const svgRef = useRef<SVGSVGElement>(null);
  const dragged = useRef<Handle | null>(null);
  const first = { x: curve.x1 * STRETCH, y: 1 - curve.y1 };
  const second = { x: curve.x2 * STRETCH, y: 1 - curve.y2 };
  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const toCurve = svgRef.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toCurve);
    return { x: x / STRETCH, y: 1 - y };
  };
  const grab = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = pointAt(event);
    dragged.current = nearestHandle(curve, at);
    onCurveChange(moveHandle(curve, dragged.current, at));
  };
  const drop = () => {
    dragged.current = null;
  };
  return (
    <svg
      ref={svgRef}
      role="img"
      aria-label={t('progressOverTime')}
      className={`frame ${styles.editor} ${styles.curve}`}
      viewBox={`${-MARGIN} ${1 - MAX_Y - MARGIN} ${STRETCH + 2 * MARGIN} ${SPAN + 2 * MARGIN}`}
      onPointerDown={grab}
      onPointerMove={event => {
        if (dragged.current) onCurveChange(moveHandle(curve, dragged.current, pointAt(event)));
      }}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <path d={`M0 0H${STRETCH}V1H0Z`} />
      <path d={TICKS} />
      <path className={styles.arm} d={`M0 1L${first.x} ${first.y}M${STRETCH} 0L${second.x} ${second.y}`} />
      <path className={styles.strong} d={`M0 1C${first.x} ${first.y} ${second.x} ${second.y} ${STRETCH} 0`} />
      <circle cx={first.x} cy={first.y} r={0.045} />
      <circle cx={second.x} cy={second.y} r={0.045} />
    </svg>
  );
}

function nearestHandle({ x1, y1, x2, y2 }: Bezier, { x, y }: { x: number; y: number }): Handle {
  const toFirst = Math.hypot((x - x1) * STRETCH, y - y1);
  const toSecond = Math.hypot((x - x2) * STRETCH, y - y2);
  return toFirst <= toSecond ? 'first' : 'second';
}

type HandleFieldsProps = { curve: Bezier; onCurveChange: (curve: Bezier) => void };

export function HandleFields({ curve, onCurveChange }: HandleFieldsProps) {
  const { x1, y1, x2, y2 } = curve;
  const move = (handle: Handle, x: number, y: number) => onCurveChange(moveHandle(curve, handle, { x, y }));
  const fields = [
    { label: 'x1', value: x1, min: 0, max: 1, change: (x: number) => move('first', x, y1) },
    { label: 'y1', value: y1, min: MIN_Y, max: MAX_Y, change: (y: number) => move('first', x1, y) },
    { label: 'x2', value: x2, min: 0, max: 1, change: (x: number) => move('second', x, y2) },
    { label: 'y2', value: y2, min: MIN_Y, max: MAX_Y, change: (y: number) => move('second', x2, y) },
  ];
  return (
    <div className="row">
      {fields.map(({ change, ...field }) => (
        <RangeField
          key={field.label}
          {...field}
          step={0.01}
          text={field.value.toFixed(2)}
          onValueChange={change}
        />
      ))}
    </div>
  );
}
