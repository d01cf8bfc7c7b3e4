import { useState } from 'react';
import { ColorField } from '#client/ui/forms/color-field';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';
import { parseHex } from '#shared/color/color';
import { contrastRatio, formatRatio, nearestPassing } from '#shared/color/contrast-ratio';
import type { DemoFacts, DemoProps } from '../demo';
import { Controls, DemoLayout } from '../demo-controls';
import { ContrastScale, REQUIREMENTS } from './contrast/contrast-scale';
import styles from './contrast.module.css';

export const facts: DemoFacts = {
  title: 'Contrast meter',
  description: 'Measure the WCAG contrast of two colors and find the closest readable one.',
};

/** The ratio of suggested colors: text at level AA. */
const SUGGESTED_RATIO = 4.5;

export function Demo(_props: DemoProps) {
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
        <span className={`row ${styles.color}`}>
          <span aria-hidden="true">Text</span>
          <ColorField
            label="Text"
            value={text}
            onValueChange={value => change({ text: value, background })}
          />
        </span>
        <Button size="sm" onClick={() => change({ text: background, background: text })}>
          Swap
        </Button>
        <span className={`row ${styles.color}`}>
          <span aria-hidden="true">Background</span>
          <ColorField
            label="Background"
            value={background}
            onValueChange={value => change({ text, background: value })}
          />
        </span>
      </Controls>
      <Measurement {...measured} onChoose={value => change({ text: value, background })} />
    </DemoLayout>
  );
}

type MeasurementProps = { text: string; background: string; onChoose: (text: string) => void };

function Measurement({ text, background, onChoose }: MeasurementProps) {
  const one = parseHex(text);
  const other = parseHex(background);
  if (!one || !other) return null;
  const ratio = contrastRatio(one, other);
  return (
    <>
      <div className={`stack ${styles.columns}`}>
        {/* Hidden from assistive technology, because the sample may be unreadable. */}
        <div className={`stack-4 ${styles.sample}`} style={{ color: text, background }} aria-hidden="true">
          <p className={styles.large}>Large text</p>
          <p>The quick brown fox jumps over the lazy dog, in the size of running text.</p>
          <p className={styles.control}>A control</p>
        </div>
        <div className={`stack-4 ${styles.verdict}`}>
          <p role="status" className={styles.ratio}>
            <span className="visually-hidden">Contrast </span>
            {formatRatio(ratio)}
          </p>
          <ul className={styles.demands}>
            {REQUIREMENTS.map(({ target, level, ratio: required }) => (
              <li key={target + level} data-met={ratio >= required}>
                <Icon name={ratio >= required ? 'check' : 'xmark'} />
                <span>{`${target}, ${level}`}</span>
                <span className="num">{required}</span>
                <span className="visually-hidden">{ratio >= required ? 'passes' : 'fails'}</span>
              </li>
            ))}
          </ul>
          <Suggestion
            suggested={ratio < SUGGESTED_RATIO ? nearestPassing(one, other, SUGGESTED_RATIO) : null}
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
  if (suggested === null) return null;
  return (
    <Button size="sm" onClick={() => onChoose(suggested)}>
      <span aria-hidden="true" className={styles.swatch} style={{ background: suggested }} />
      {`Use ${suggested}, the closest color with ${SUGGESTED_RATIO} : 1`}
    </Button>
  );
}
