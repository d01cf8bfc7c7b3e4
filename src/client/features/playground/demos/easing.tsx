import { useState } from 'react';
import { useReducedMotion } from '../../../lib/react/use-reduced-motion';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../../ui/primitives/button';
import type { DemoFacts, DemoProps } from '../demo';
import { ChoiceField, Controls, RangeField } from '../demo-controls';
import layout from '../demo-layout.module.css';
import { type Bezier, formatBezier, PRESET_NAMES, PRESETS, presetOf, progressTicks } from './easing/bezier';
import { CssText } from './easing/css-text';
import { CurveEditor } from './easing/curve-editor';
import { EasingTrack } from './easing/easing-track';
import { HandleFields } from './easing/handle-fields';
import styles from './easing.module.css';

export const facts: DemoFacts = {
  title: 'Easing bench',
  description: 'Shape a curve and watch it move. Ticks mark equal time steps.',
  order: 3,
};

const OWN = 'Custom';
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
