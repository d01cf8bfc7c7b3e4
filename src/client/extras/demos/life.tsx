import { useState } from 'react';
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
import { listLivingCells } from './life/life-board';
import { LifeGrid } from './life/life-grid';
import { DEFAULT_PATTERN, START_PATTERNS, type StartPattern, useLife } from './life/use-life';

export const facts: DemoFacts = {
  title: 'Game of Life',
  description: 'Four rules on a board without edges. Draw while it runs.',
};

export function Demo({ isVisible }: DemoProps) {
  const prefersReducedMotion = useReducedMotion();
  const [{ board, generation }, dispatch] = useLife();
  const [isRunning, setRunning] = useState(!prefersReducedMotion);
  const [speed, setSpeed] = useState(12);
  const [pattern, setPattern] = useState<StartPattern>(DEFAULT_PATTERN);

  useSteps(isRunning && isVisible, speed, generations => dispatch({ type: 'step', generations }));
  const restart = (next: StartPattern) => {
    setPattern(next);
    dispatch({ type: 'restart', pattern: next });
  };
  return (
    <DemoLayout>
      <Controls>
        <RunButton isRunning={isRunning} onClick={() => setRunning(!isRunning)} />
        <Button size="sm" onClick={() => dispatch({ type: 'step', generations: 1 })}>
          Step
        </Button>
        <Button size="sm" onClick={() => restart(pattern)} icon="rotate-right">
          Restart
        </Button>
        <ChoiceField label="Start with" choices={START_PATTERNS} value={pattern} onValueChange={restart} />
        <RangeField
          label="Speed"
          value={speed}
          min={1}
          max={30}
          text={`${speed} per second`}
          onValueChange={setSpeed}
        />
      </Controls>
      <LifeGrid
        board={board}
        onDraw={(cells, alive) => dispatch({ type: 'draw', cells, alive })}
        onResize={(columns, rows) => dispatch({ type: 'resize', columns, rows })}
      />
      <DemoFigures
        figures={[
          { name: 'Generation', value: generation },
          { name: 'Alive', value: listLivingCells(board).length },
        ]}
      />
    </DemoLayout>
  );
}
