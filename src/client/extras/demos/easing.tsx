import { useEffect, useRef, useState } from 'react';
import type { DemoProps } from '#client/features/playground/demo';
import { useTranslation } from '#client/lib/language/use-translation';
import { useReducedMotion } from '#client/ui/layout/use-media-query';
import { Button } from '#client/ui/primitives/button';
import { DEMO_TEXTS } from '#shared/language/english/demos';
import { ChoiceField, Controls, DemoLayout, RangeField, RunButton } from './controls/demo-controls';
import styles from './demos.module.css';
import {
  type Bezier,
  findPreset,
  formatBezier,
  MAX_Y,
  MIN_Y,
  PRESET_NAMES,
  PRESETS,
  progressTicks,
} from './easing/bezier';
import { CurveEditor, HandleFields } from './easing/curve-editor';

const CUSTOM = 'Custom';
const TIME_STEPS = 24;

export function Demo({ isVisible }: DemoProps) {
  const t = useTranslation(DEMO_TEXTS);
  const prefersReducedMotion = useReducedMotion();
  const [curve, setCurve] = useState<Bezier>(PRESETS.overshoot);
  const [seconds, setSeconds] = useState(1.2);
  const [isRunning, setRunning] = useState(true);
  const preset = findPreset(curve);
  const getCurveLabel = (name: string) => {
    if (name === CUSTOM) return t('customCurve');
    return name === 'this site' ? t('siteCurve') : name;
  };
  const isMoving = isRunning && isVisible && !prefersReducedMotion;
  return (
    <DemoLayout>
      <Controls>
        {!prefersReducedMotion && <RunButton isRunning={isRunning} onClick={() => setRunning(!isRunning)} />}
        <ChoiceField
          label={t('curve')}
          getLabel={getCurveLabel}
          choices={preset === null ? [CUSTOM, ...PRESET_NAMES] : PRESET_NAMES}
          value={preset ?? CUSTOM}
          onValueChange={name => {
            if (name !== CUSTOM) setCurve(PRESETS[name]);
          }}
        />
        <RangeField
          label={t('duration')}
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
        <div className="stack">
          <EasingTrack label={t('thisCurve')} curve={curve} seconds={seconds} isMoving={isMoving} />
          <EasingTrack label={t('linear')} curve={PRESETS.linear} seconds={seconds} isMoving={isMoving} />
          <HandleFields curve={curve} onCurveChange={setCurve} />
          <CssText text={formatBezier(curve)} />
        </div>
      </div>
    </DemoLayout>
  );
}

type EasingTrackProps = { label: string; curve: Bezier; seconds: number; isMoving: boolean };

/** Animates a needle along a scale. Ticks show its position at equal time steps, also without motion. */
function EasingTrack({ label, curve, seconds, isMoving }: EasingTrackProps) {
  const needleRef = useRef<HTMLSpanElement>(null);
  const easing = formatBezier(curve);
  useEffect(() => {
    if (!isMoving) return;
    const animation = needleRef.current?.animate(
      { left: [`${toPercent(0)}%`, `${toPercent(1)}%`] },
      { duration: seconds * 1000, easing, direction: 'alternate', iterations: Number.POSITIVE_INFINITY },
    );
    return () => animation?.cancel();
  }, [isMoving, easing, seconds]);
  return (
    <div className="stack-2">
      <span className="caption">{label}</span>
      <div className={styles.track} aria-hidden="true">
        {progressTicks(curve, TIME_STEPS).map((progress, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is identified by its time step
          <span key={index} style={{ left: `${toPercent(progress)}%` }} />
        ))}
        <span ref={needleRef} className={styles.needle} style={{ left: `${toPercent(1)}%` }} />
      </div>
    </div>
  );
}

/** Converts progress to a position on the scale, which shows the whole range of y. */
function toPercent(progress: number): number {
  return (100 * (progress - MIN_Y)) / (MAX_Y - MIN_Y);
}

/** Shows the curve as CSS, with a copy button. */
function CssText({ text }: { text: string }) {
  const t = useTranslation(DEMO_TEXTS);
  const codeRef = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState('');
  const copy = async () => {
    const isCopied = codeRef.current !== null && (await copyOrSelect(codeRef.current));
    setCopied(isCopied ? text : '');
  };
  return (
    <div className="row secondary">
      <code ref={codeRef}>{text}</code>
      <Button size="sm" onClick={copy}>
        {t('copy')}
      </Button>
      <span role="status" className={styles.done}>
        {copied === text && t('copied')}
      </span>
    </div>
  );
}

/** Copies the text of an element, or selects it if the clipboard is unavailable, as over plain http. */
async function copyOrSelect(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(element);
    return false;
  }
}
