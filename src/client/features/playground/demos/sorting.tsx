import { useReducer, useRef, useState } from 'react';
import { useReducedMotion } from '../../../lib/react/use-reduced-motion';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../../ui/primitives/button';
import type { DemoFacts, DemoProps } from '../demo';
import { ChoiceField, Controls, DemoLayout, RangeField } from '../demo-controls';
import { useFrames } from '../use-frames';
import {
  advanceRace,
  createRace,
  createValues,
  INPUTS,
  type Input,
  isFinished,
  movesOf,
  placeOf,
  type Race,
} from './sorting/race';
import { RaceLane } from './sorting/race-lane';
import styles from './sorting.module.css';

export const facts: DemoFacts = {
  title: 'Sorting race',
  description: 'Four algorithms, the same values, one comparison or one write at a time.',
};

const VALUES = 48;

export function Demo({ isVisible }: DemoProps) {
  const prefersStillness = useReducedMotion();
  const [input, setInput] = useState<Input>('Shuffled');
  const [race, setRace] = useState(() => newRace(input));
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState(120);
  // The race moves in place, a thousand times over: this asks for the next picture of it.
  const [, showChange] = useReducer((changes: number) => changes + 1, 0);
  const due = useRef(0);

  const advance = (moves: number) => {
    advanceRace(race, moves);
    if (isFinished(race)) setRunning(false);
    showChange();
  };
  useFrames(isRunning && isVisible, seconds => {
    due.current += seconds * speed;
    const moves = Math.floor(due.current);
    due.current -= moves;
    if (moves > 0) advance(moves);
  });
  const restart = (next: Input) => {
    setInput(next);
    setRace(newRace(next));
    setRunning(false);
  };
  const runOrPause = () => {
    if (prefersStillness) advance(Number.POSITIVE_INFINITY);
    else setRunning(!isRunning);
  };
  return (
    <DemoLayout>
      <Controls>
        <Button variant="primary" size="sm" disabled={isFinished(race)} onClick={runOrPause}>
          <Icon name={isRunning ? 'pause' : 'play'} />
          {isRunning ? 'Pause' : 'Run'}
        </Button>
        <Button size="sm" disabled={isRunning || isFinished(race)} onClick={() => advance(1)}>
          Step
        </Button>
        <Button size="sm" onClick={() => restart(input)}>
          <Icon name="rotate-right" />
          New values
        </Button>
        <ChoiceField label="Values" choices={INPUTS} value={input} onValueChange={restart} />
        {!prefersStillness && (
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
      <div className={styles.lanes}>
        {race.map(lane => (
          <RaceLane key={lane.name} lane={lane} place={placeOf(race, lane)} />
        ))}
      </div>
      <p role="status" className={styles.result}>
        {isFinished(race) && resultOf(race)}
      </p>
    </DemoLayout>
  );
}

function newRace(input: Input): Race {
  return createRace(createValues(input, VALUES));
}

function resultOf(race: Race): string {
  const winners = race.filter(lane => placeOf(race, lane) === 1);
  const [winner] = winners;
  if (!winner) return '';
  return `${winners.map(({ name }) => name).join(' and ')} needed the fewest moves: ${movesOf(winner)}.`;
}
