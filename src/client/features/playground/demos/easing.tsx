import { useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import type { DemoFacts, DemoProps } from '../demo';
import { ChoiceField, Controls, RangeField } from '../demo-controls';
import layout from '../demo-layout.module.css';
import { useReducedMotion } from '../use-reduced-motion';
import {
  type Bezier,
  formatBezier,
  type Handle,
  HIGHEST,
  LOWEST,
  moveHandle,
  PRESET_NAMES,
  PRESETS,
  presetOf,
  progressTicks,
} from './easing/bezier';
import { copyOrSelect } from './easing/copy-or-select';
import { CurveEditor } from './easing/curve-editor';
import { EasingTrack } from './easing/easing-track';
import styles from './easing.module.css';

export const facts: DemoFacts = {
  title: 'Easing bench',
  description: 'Bend a curve and see the movement. The ticks are where it stands at equal times.',
  order: 3,
};

const OWN = 'own curve';
const MOMENTS = 24;

export function Demo({ isVisible }: DemoProps) {
  const prefersStillness = useReducedMotion();
  const [curve, setCurve] = useState<Bezier>(PRESETS.overshoot);
  const [seconds, setSeconds] = useState(1.2);
  const [wantsToRun, setWantsToRun] = useState(true);
  const preset = presetOf(curve);
  const isMoving = wantsToRun && isVisible && !prefersStillness;
  return (
    <div className={layout.demo}>
      <Controls>
        {!prefersStillness && (
          <Button variant="primary" size="sm" onClick={() => setWantsToRun(!wantsToRun)}>
            <Icon name={wantsToRun ? 'pause' : 'play'} />
            {wantsToRun ? 'Pause' : 'Run'}
          </Button>
        )}
        <ChoiceField
          label="Curve"
          choices={preset === null ? [OWN, ...PRESET_NAMES] : PRESET_NAMES}
          value={preset ?? OWN}
          onValueChange={name => {
            if (name !== OWN) setCurve(PRESETS[name]);
          }}
        />
        <RangeField
          label="Duration"
          value={seconds}
          min={0.2}
          max={3}
          step={0.1}
          text={`${seconds.toFixed(1)} s`}
          onValueChange={setSeconds}
        />
      </Controls>
      <div className={styles.columns}>
        <CurveEditor curve={curve} onCurveChange={setCurve} />
        <div className={styles.side}>
          <EasingTrack
            label="This curve"
            easing={formatBezier(curve)}
            ticks={progressTicks(curve, MOMENTS)}
            {...{ seconds, isMoving }}
          />
          <EasingTrack
            label="Linear"
            easing="linear"
            ticks={progressTicks(PRESETS.linear, MOMENTS)}
            {...{ seconds, isMoving }}
          />
          <HandleFields curve={curve} onCurveChange={setCurve} />
          <CssText text={formatBezier(curve)} />
        </div>
      </div>
    </div>
  );
}

type HandleFieldsProps = { curve: Bezier; onCurveChange: (curve: Bezier) => void };

function HandleFields({ curve, onCurveChange }: HandleFieldsProps) {
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

function CssText({ text }: { text: string }) {
  const codeRef = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState('');
  const copy = async () => {
    const isCopied = codeRef.current !== null && (await copyOrSelect(codeRef.current));
    setCopied(isCopied ? text : '');
  };
  return (
    <div className={styles.css}>
      <code ref={codeRef}>{text}</code>
      <Button size="sm" onClick={copy}>
        Copy
      </Button>
      <span role="status" className={styles.copied}>
        {copied === text && 'Copied'}
      </span>
    </div>
  );
}
