import { useMemo } from 'react';
import type { SkillUsage } from '../../../shared/skill-usage';
import { Chart } from '../../ui/charts/chart';
import { formatCount } from '../../ui/charts/chart-style';
import { skillsChartMinWidthPx, skillsChartOption } from './skills-chart-option';

/** So many are told in the chart's description; the table has all of them. */
const MAX_DESCRIBED = 10;

export function SkillsChart({ usage }: { usage: SkillUsage[] }) {
  const option = useMemo(() => skillsChartOption(usage), [usage]);
  return (
    <Chart
      label={describe(usage)}
      option={option}
      minWidthPx={skillsChartMinWidthPx(usage.length)}
      table={{
        caption: 'Projects per skill',
        columns: ['Skill', 'Projects'],
        rows: usage.map(({ skill, projects }): [string, string] => [skill, formatCount(projects)]),
      }}
    />
  );
}

function describe(usage: SkillUsage[]): string {
  const named = usage.slice(0, MAX_DESCRIBED).map(({ skill, projects }) => `${skill} ${projects}`);
  const others = usage.length - named.length;
  return `Projects per skill: ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}
