import { useState } from 'react';
import { parseHex } from '../../../../shared/color/color';
import { contrastRatio, formatRatio, nearestPassing } from '../../../../shared/color/contrast-ratio';
import { ColorField } from '../../../ui/forms/color-field';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../../ui/primitives/button';
import type { DemoFacts, DemoProps } from '../demo';
import { Controls, DemoLayout } from '../demo-controls';
import { ContrastScale } from './contrast/contrast-scale';
import { DEMANDS } from './contrast/demands';
import styles from './contrast.module.css';

export const facts: DemoFacts = {
  title: 'Contrast meter',
  description: 'Two colors, their WCAG contrast, and the nearest readable match.',
};

/** What the suggestion aims at: text at level AA. */
const AIM = 4.5;

export function Demo(_props: DemoProps) {
  const [text, setText] = useState('#1f6f78');
  const [background, setBackground] = useState('#f4e9d8');
  // While a colour is being typed, the last whole one counts.
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
        {/* Shows any pair of colours, also one that nobody can read: for those who listen it says nothing. */}
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
            {DEMANDS.map(demand => (
              <li key={demand.what + demand.level} data-met={ratio >= demand.ratio}>
                <Icon name={ratio >= demand.ratio ? 'check' : 'xmark'} />
                <span>{`${demand.what}, ${demand.level}`}</span>
                <span className="num">{demand.ratio}</span>
                <span className="visually-hidden">{ratio >= demand.ratio ? 'reached' : 'missed'}</span>
              </li>
            ))}
          </ul>
          <Suggestion suggested={ratio < AIM ? nearestPassing(one, other, AIM) : null} onChoose={onChoose} />
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
      {`Use ${suggested}, the nearest that reaches ${AIM}`}
    </Button>
  );
}
