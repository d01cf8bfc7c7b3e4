import { useReducer, useState } from 'react';
import type { DemoProps } from '#client/features/playground/demo';
import { useLanguage, useTranslation } from '#client/lib/language/use-translation';
import { useReducedMotion } from '#client/ui/layout/use-media-query';
import { Button } from '#client/ui/primitives/button';
import { DEMO_TEXTS } from '#shared/language/english/demos';
import type { Translate } from '#shared/language/translate';
import {
  ChoiceField,
  Controls,
  DemoFigures,
  DemoLayout,
  RangeField,
  RunButton,
} from './controls/demo-controls';
import { useSteps } from './controls/use-steps';
import styles from './demos.module.css';
import {
  advanceRace,
  countMoves,
  createRace,
  createValues,
  findRank,
  INPUTS,
  type Input,
  isFinished,
  type Lane,
  type Race,
} from './sorting/race';

const INPUT_NAMES = {
  Shuffled: 'shuffled',
  'Nearly sorted': 'nearlySorted',
  Reversed: 'reversed',
  'Few values': 'fewValues',
} as const satisfies Record<Input, keyof typeof DEMO_TEXTS>;

const VALUES = 48;

export function Demo({ isVisible }: DemoProps) {
  const t = useTranslation(DEMO_TEXTS);
  const { locale } = useLanguage();
  const prefersReducedMotion = useReducedMotion();
  const [input, setInput] = useState<Input>('Shuffled');
  const [race, setRace] = useState(() => newRace(input));
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState(120);
  // The race changes in place, because it has thousands of moves. This renders it again.
  const [, showChange] = useReducer((changes: number) => changes + 1, 0);

  const advance = (moves: number) => {
    advanceRace(race, moves);
    if (isFinished(race)) setRunning(false);
    showChange();
  };
  useSteps(isRunning && isVisible, speed, advance);
  const restart = (next: Input) => {
    setInput(next);
    setRace(newRace(next));
    setRunning(false);
  };
  const runOrPause = () => {
    if (prefersReducedMotion) advance(Number.POSITIVE_INFINITY);
    else setRunning(!isRunning);
  };
  return (
    <DemoLayout>
      <Controls>
        <RunButton isRunning={isRunning} disabled={isFinished(race)} onClick={runOrPause} />
        <Button size="sm" disabled={isRunning || isFinished(race)} onClick={() => advance(1)}>
          {t('step')}
        </Button>
        <Button size="sm" onClick={() => restart(input)} icon="rotate-right">
          {t('newValues')}
        </Button>
        <ChoiceField
          label={t('values')}
          getLabel={name => t(INPUT_NAMES[name])}
          choices={INPUTS}
          value={input}
          onValueChange={restart}
        />
        {!prefersReducedMotion && (
          <RangeField
            label={t('speed')}
            value={speed}
            min={10}
            max={600}
            step={10}
            text={t('movesPerSecond', { count: speed })}
            onValueChange={setSpeed}
          />
        )}
      </Controls>
      <div className={styles.columns}>
        {race.map(lane => (
          <RaceLane key={lane.name} lane={lane} rank={findRank(race, lane)} />
        ))}
      </div>
      <p role="status" className={`secondary ${styles.result}`}>
        {isFinished(race) && describeResult(race, t, locale)}
      </p>
    </DemoLayout>
  );
}

function newRace(input: Input): Race {
  return createRace(createValues(input, VALUES));
}

function describeResult(race: Race, t: Translate<typeof DEMO_TEXTS>, locale: string): string {
  const winners = race.filter(lane => findRank(race, lane) === 1);
  const [winner] = winners;
  if (!winner) return '';
  const names = new Intl.ListFormat(locale).format(winners.map(({ name }) => name));
  return t('raceWon', { names, count: countMoves(winner) });
}

const RANKS = ['rank1', 'rank2', 'rank3', 'rank4'] as const;

/** Shows one algorithm with a bar for each value. The values of the last move are highlighted. */
function RaceLane({ lane, rank }: { lane: Lane; rank: number | null }) {
  const t = useTranslation(DEMO_TEXTS);
  const { name, values, comparisons, writes, touched } = lane;
  const place = rank === null ? undefined : RANKS[rank - 1];
  const highest = Math.max(...values);
  const bar = (index: number) => `M${index + 0.1} ${highest}v${-(values[index] ?? 0)}h.8V${highest}z`;
  return (
    <figure className="stack-2">
      <figcaption className="row spread">
        <strong>{name}</strong>
        {place && <span className={styles.done}>{t(place)}</span>}
      </figcaption>
      <svg
        role="img"
        aria-label={t(rank === null ? 'unsortedValues' : 'sortedValues', { count: values.length })}
        className={styles.bars}
        viewBox={`0 0 ${values.length} ${highest}`}
        preserveAspectRatio="none"
      >
        <path d={values.map((_value, index) => bar(index)).join('')} />
        <path className={styles.touched} d={touched.map(bar).join('')} />
      </svg>
      <DemoFigures
        figures={[
          { name: t('comparisons'), value: comparisons },
          { name: t('writes'), value: writes },
        ]}
      />
    </figure>
  );
}
