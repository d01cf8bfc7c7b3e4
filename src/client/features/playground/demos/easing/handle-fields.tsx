import { RangeField } from '../../demo-controls';
import { type Bezier, type Handle, HIGHEST, LOWEST, moveHandle } from './bezier';
import styles from './handle-fields.module.css';

type HandleFieldsProps = { curve: Bezier; onCurveChange: (curve: Bezier) => void };

/** The handles as numbers: what is dragged in the drawing, by keyboard. */
export function HandleFields({ curve, onCurveChange }: HandleFieldsProps) {
  const { x1, y1, x2, y2 } = curve;
  const move = (handle: Handle, x: number, y: number) => onCurveChange(moveHandle(curve, handle, { x, y }));
  const fields = [
    { label: 'x1', value: x1, min: 0, max: 1, change: (x: number) => move('first', x, y1) },
    { label: 'y1', value: y1, min: LOWEST, max: HIGHEST, change: (y: number) => move('first', x1, y) },
    { label: 'x2', value: x2, min: 0, max: 1, change: (x: number) => move('second', x, y2) },
    { label: 'y2', value: y2, min: LOWEST, max: HIGHEST, change: (y: number) => move('second', x2, y) },
  ];
  return (
    <div className={styles.fields}>
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
