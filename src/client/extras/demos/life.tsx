import { useState } from 'react';
import type { DemoProps } from '#client/features/playground/demo';
import { useTranslation } from '#client/lib/language/use-translation';
import { useReducedMotion } from '#client/ui/layout/use-media-query';
import { Button } from '#client/ui/primitives/button';
import { DEMO_TEXTS } from '#shared/language/english/demos';
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

export function Demo({ isVisible }: DemoProps) {
  const t = useTranslation(DEMO_TEXTS);
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
  const getPatternLabel = (name: StartPattern) => {
    if (name === 'Glider gun') return t('gliderGun');
    if (name === 'Random') return t('randomPattern');
    return name === 'Empty' ? t('emptyPattern') : name;
  };
  return (
    <DemoLayout>
      <Controls>
        <RunButton isRunning={isRunning} onClick={() => setRunning(!isRunning)} />
        <Button size="sm" onClick={() => dispatch({ type: 'step', generations: 1 })}>
          {t('step')}
        </Button>
        <Button size="sm" onClick={() => restart(pattern)} icon="rotate-right">
          {t('restart')}
        </Button>
        <ChoiceField
          label={t('startWith')}
          getLabel={getPatternLabel}
          choices={START_PATTERNS}
          value={pattern}
          onValueChange={restart}
        />
        <RangeField
          label={t('speed')}
          value={speed}
          min={1}
          max={30}
          text={t('perSecond', { count: speed })}
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
          { name: t('generation'), value: generation },
          { name: t('alive'), value: listLivingCells(board).length },
        ]}
      />
    </DemoLayout>
  );
}
