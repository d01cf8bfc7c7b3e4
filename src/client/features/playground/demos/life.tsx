import { useCallback, useRef, useState } from 'react';
import { useReducedMotion } from '../../../lib/react/use-reduced-motion';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../../ui/primitives/button';
import type { DemoFacts, DemoProps } from '../demo';
import { ChoiceField, Controls, DemoLayout, Figures, RangeField } from '../demo-controls';
import { useFrames } from '../use-frames';
import { type Cell, livingCells } from './life/life-board';
import { LifeGrid } from './life/life-grid';
import { BEGINNINGS, type Beginning, FIRST_BEGINNING, useLife } from './life/use-life';

export const facts: DemoFacts = {
  title: 'Game of Life',
  description: 'Four rules and a world without edges. Draw while it runs.',
};

export function Demo({ isVisible }: DemoProps) {
  const prefersStillness = useReducedMotion();
  const [{ board, generation }, act] = useLife();
  const [wantsToRun, setWantsToRun] = useState(!prefersStillness);
  const [speed, setSpeed] = useState(12);
  const [beginning, setBeginning] = useState<Beginning>(FIRST_BEGINNING);
  const due = useRef(0);

  useFrames(wantsToRun && isVisible, seconds => {
    due.current += seconds * speed;
    const generations = Math.floor(due.current);
    due.current -= generations;
    if (generations > 0) act({ do: 'step', generations });
  });
  const begin = (next: Beginning) => {
    setBeginning(next);
    act({ do: 'begin', with: next });
  };
  const draw = useCallback((cells: Cell[], alive: boolean) => act({ do: 'draw', cells, alive }), [act]);
  const resize = useCallback((columns: number, rows: number) => act({ do: 'resize', columns, rows }), [act]);
  return (
    <DemoLayout>
      <Controls>
        <Button variant="primary" size="sm" onClick={() => setWantsToRun(!wantsToRun)}>
          <Icon name={wantsToRun ? 'pause' : 'play'} />
          {wantsToRun ? 'Pause' : 'Run'}
        </Button>
        <Button size="sm" onClick={() => act({ do: 'step', generations: 1 })}>
          Step
        </Button>
        <Button size="sm" onClick={() => act({ do: 'begin', with: beginning })}>
          <Icon name="rotate-right" />
          Restart
        </Button>
        <ChoiceField label="Start with" choices={BEGINNINGS} value={beginning} onValueChange={begin} />
        <RangeField
          label="Speed"
          value={speed}
          min={1}
          max={30}
          text={`${speed} per second`}
          onValueChange={setSpeed}
        />
      </Controls>
      <LifeGrid board={board} onDraw={draw} onResize={resize} />
      <Figures
        figures={[
          { name: 'Generation', value: generation },
          { name: 'Alive', value: livingCells(board).length },
        ]}
      />
    </DemoLayout>
  );
}
