import { useReducer, useState } from 'react';
import type { DemoFacts, DemoProps } from '#client/features/playground/demo';
import { useReducedMotion } from '#client/ui/layout/use-media-query';
import { Button } from '#client/ui/primitives/button';
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

export const facts: DemoFacts = {
  title: 'Sorting race',
  description: 'Four algorithms sort the same values, one comparison or write at a time.',
};

const VALUES = 48;

export function Demo({ isVisible }: DemoProps) {
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
          Step
        </Button>
        <Button size="sm" onClick={() => restart(input)} icon="rotate-right">
          New values
        </Button>
        <ChoiceField label="Values" choices={INPUTS} value={input} onValueChange={restart} />
        {!prefersReducedMotion && (
          <RangeField
            label="Speed"
            value={speed}
            min={10}
            max={600}
            step={10}
            text={`${speed} moves per second`}
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
        {isFinished(race) && describeResult(race)}
      </p>
    </DemoLayout>
  );
}

function newRace(input: Input): Race {
  return createRace(createValues(input, VALUES));
}

function describeResult(race: Race): string {
  const winners = race.filter(lane => findRank(race, lane) === 1);
  const [winner] = winners;
  if (!winner) return '';
  return `${winners.map(({ name }) => name).join(' and ')} needed the fewest moves: ${countMoves(winner)}.`;
}

const ORDINALS = ['', '1st', '2nd', '3rd', '4th'];

/** Shows one algorithm with a bar for each value. The values of the last move are highlighted. */
function RaceLane({ lane, rank }: { lane: Lane; rank: number | null }) {
  const { name, values, comparisons, writes, touched } = lane;
  const highest = Math.max(...values);
  const bar = (index: number) => `M${index + 0.1} ${highest}v${-(values[index] ?? 0)}h.8V${highest}z`;
  return (
    <figure className="stack-2">
      <figcaption className="row spread">
        <strong>{name}</strong>
        {rank !== null && <span className={styles.done}>{ORDINALS[rank]}</span>}
      </figcaption>
      <svg
        role="img"
        aria-label={`${values.length} values, ${rank === null ? 'not sorted yet' : 'sorted'}`}
        className={styles.bars}
        viewBox={`0 0 ${values.length} ${highest}`}
        preserveAspectRatio="none"
      >
        <path d={values.map((_value, index) => bar(index)).join('')} />
        <path className={styles.touched} d={touched.map(bar).join('')} />
      </svg>
      <DemoFigures
        figures={[
          { name: 'Comparisons', value: comparisons },
          { name: 'Writes', value: writes },
        ]}
      />
    </figure>
  );
}
