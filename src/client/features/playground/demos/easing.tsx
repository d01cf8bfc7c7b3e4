import { useRef, useState } from 'react';
import { useReducedMotion } from '../../../lib/react/use-reduced-motion';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../../ui/primitives/button';
import type { DemoFacts, DemoProps } from '../demo';
import { ChoiceField, Controls, DemoLayout, RangeField } from '../demo-controls';
import { type Bezier, formatBezier, PRESET_NAMES, PRESETS, presetOf, progressTicks } from './easing/bezier';
import { CurveEditor, HandleFields } from './easing/curve-editor';
import { EasingTrack } from './easing/easing-track';
import styles from './easing.module.css';

export const facts: DemoFacts = {
  title: 'Easing bench',
  description: 'Shape a curve and watch it move. Ticks mark equal time steps.',
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
    <DemoLayout>
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
      <div className={`stack ${styles.columns}`}>
        <CurveEditor curve={curve} onCurveChange={setCurve} />
        <div className={`stack ${styles.side}`}>
          <EasingTrack
            label="This curve"
            easing={formatBezier(curve)}
            ticks={progressTicks(curve, MOMENTS)}
            seconds={seconds}
            isMoving={isMoving}
          />
          <EasingTrack
            label="Linear"
            easing="linear"
            ticks={progressTicks(PRESETS.linear, MOMENTS)}
            seconds={seconds}
            isMoving={isMoving}
          />
          <HandleFields curve={curve} onCurveChange={setCurve} />
          <CssText text={formatBezier(curve)} />
        </div>
      </div>
    </DemoLayout>
  );
}

/** The curve as CSS has it, to take along. */
function CssText({ text }: { text: string }) {
  const codeRef = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState('');
  const copy = async () => {
    const isCopied = codeRef.current !== null && (await copyOrSelect(codeRef.current));
    setCopied(isCopied ? text : '');
  };
  return (
    <div className={`row ${styles.css}`}>
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

/** Copies what an element says. Where the page may not, as over plain http, the text is selected, ready to be copied. */
async function copyOrSelect(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(element);
    return false;
  }
}
