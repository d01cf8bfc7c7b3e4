import { type ComponentProps, useState } from 'react';
import type { DemoProps } from '#client/features/playground/demo';
import { useTranslation } from '#client/lib/language/use-translation';
import { ColorField } from '#client/ui/forms/color-field';
import { Icon } from '#client/ui/icons/icon';
import { Graduation } from '#client/ui/layout/graduation';
import { Button } from '#client/ui/primitives/button';
import { parseHex } from '#shared/color/color';
import { contrastRatio, formatRatio } from '#shared/color/contrast-ratio';
import { DEMO_TEXTS } from '#shared/language/english/demos';
import { findPassingColor } from './contrast/find-passing-color';
import { Controls, DemoLayout } from './controls/demo-controls';
import styles from './demos.module.css';

/** Suggested colors reach the ratio for text at level AA. */
const SUGGESTED_RATIO = 4.5;

export function Demo(_props: DemoProps) {
  const t = useTranslation(DEMO_TEXTS);
  const [text, setText] = useState('#1f6f78');
  const [background, setBackground] = useState('#f4e9d8');
  // The last valid colors, while a new one is being typed.
  const [measured, setMeasured] = useState({ text, background });
  const change = (next: { text: string; background: string }) => {
    setText(next.text);
    setBackground(next.background);
    if (parseHex(next.text) && parseHex(next.background)) setMeasured(next);
  };
  return (
    <DemoLayout>
      <Controls>
        <LabeledColor
          label={t('textColor')}
          value={text}
          onValueChange={value => change({ text: value, background })}
        />
        <Button size="sm" onClick={() => change({ text: background, background: text })}>
          {t('swap')}
        </Button>
        <LabeledColor
          label={t('backgroundColor')}
          value={background}
          onValueChange={value => change({ text, background: value })}
        />
      </Controls>
      <Measurement {...measured} onChoose={value => change({ text: value, background })} />
    </DemoLayout>
  );
}

function LabeledColor(props: Omit<ComponentProps<typeof ColorField>, 'pickerLabel'>) {
  const t = useTranslation(DEMO_TEXTS);
  return (
    <span className={styles.control}>
      <span aria-hidden="true">{props.label}</span>
      <ColorField {...props} pickerLabel={t('colorPicker', { label: props.label })} />
    </span>
  );
}

/** The requirements of WCAG 2.2. */
const REQUIREMENTS = [
  { target: 'largeTextAndControls', level: 'AA', ratio: 3 },
  { target: 'textColor', level: 'AA', ratio: 4.5 },
  { target: 'largeText', level: 'AAA', ratio: 4.5 },
  { target: 'textColor', level: 'AAA', ratio: 7 },
] as const;

type MeasurementProps = { text: string; background: string; onChoose: (text: string) => void };

function Measurement({ text, background, onChoose }: MeasurementProps) {
  const t = useTranslation(DEMO_TEXTS);
  const one = parseHex(text);
  const other = parseHex(background);
  if (!one || !other) return null;
  const ratio = contrastRatio(one, other);
  return (
    <>
      <div className={styles.columns}>
        {/* The sample is hidden from assistive technology, because it may be unreadable. */}
        <div
          className={`frame stack-4 ${styles.sample}`}
          style={{ color: text, background }}
          aria-hidden="true"
        >
          <p className={styles.ratio}>{t('largeText')}</p>
          <p>{t('sampleText')}</p>
          <p>{t('sampleControl')}</p>
        </div>
        <div className={`stack-4 ${styles.verdict}`}>
          <p role="status" className={`num ${styles.ratio}`}>
            <span className="visually-hidden">{`${t('contrast')} `}</span>
            <span>{formatRatio(ratio)}</span>
          </p>
          <ul className="stack-2 secondary">
            {REQUIREMENTS.map(({ target, level, ratio: required }) => (
              <li key={target + level} className="line" data-met={ratio >= required}>
                <Icon name={ratio >= required ? 'check' : 'xmark'} />
                <span className="fill">{`${t(target)}, ${level}`}</span>
                <span className="num">{required}</span>
                <span className="visually-hidden">{t(ratio >= required ? 'passes' : 'fails')}</span>
              </li>
            ))}
          </ul>
          <Suggestion
            suggested={ratio < SUGGESTED_RATIO ? findPassingColor(one, other, SUGGESTED_RATIO) : null}
            onChoose={onChoose}
          />
        </div>
      </div>
      <ContrastScale ratio={ratio} />
    </>
  );
}

type SuggestionProps = { suggested: string | null; onChoose: (text: string) => void };

function Suggestion({ suggested, onChoose }: SuggestionProps) {
  const t = useTranslation(DEMO_TEXTS);
  if (suggested === null) return null;
  return (
    <Button size="sm" onClick={() => onChoose(suggested)}>
      <span aria-hidden="true" className={styles.swatch} style={{ background: suggested }} />
      {t('useColor', { color: suggested, ratio: SUGGESTED_RATIO })}
    </Button>
  );
}

const MAX_RATIO = 21;

/** Shows the ratio as a needle on a logarithmic scale with the required ratios. */
function ContrastScale({ ratio }: { ratio: number }) {
  const labels = [1, ...new Set(REQUIREMENTS.map(requirement => requirement.ratio)), MAX_RATIO];
  const ticks = Array.from({ length: 41 }, (_, index) => {
    const tick = 1 + index / 2;
    return { at: toShare(tick), ...(labels.includes(tick) && { isMajor: true, label: String(tick) }) };
  });
  return <Graduation ticks={ticks} value={toShare(ratio)} />;
}

function toShare(ratio: number): number {
  return Math.log(ratio) / Math.log(MAX_RATIO);
}
