import { formatQuantity } from '#client/ui/primitives/format-count';
import type { SkillShare } from '#shared/skills';
import styles from './skill-bars.module.css';

/** The scale ends at the next full ten percent above the longest bar, with a tick at each. */
const TICK_PERCENT = 10;

/** Skills as bars on one scale. */
export function SkillBars({ label, shares }: { label: string; shares: SkillShare[] }) {
  const longest = Math.max(...shares.map(({ percent }) => percent));
  const ticks = Math.max(1, Math.ceil(longest / TICK_PERCENT));
  const end = ticks * TICK_PERCENT;
  return (
    <div className={styles.chart} style={{ '--ticks': ticks }}>
      <ul className={styles.bars} aria-label={label}>
        {shares.map(({ skill, projects, percent }) => (
          <li key={skill} className={styles.bar}>
            <span className={styles.skill}>{skill}</span>
            <span className={styles.meter} aria-hidden="true">
              <span className={styles.fill} style={{ width: `${(100 * percent) / end}%` }} />
            </span>
            <span className={`num ${styles.percent}`} title={formatQuantity(projects, 'project')}>
              {percent.toFixed(1)}%
            </span>
          </li>
        ))}
      </ul>
      <p className={`num ${styles.axis}`} aria-hidden="true">
        <span>0</span>
        <span>{end}%</span>
      </p>
    </div>
  );
}
