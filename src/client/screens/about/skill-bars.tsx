import { useProjectCount } from '#client/features/projects/project-queries';
import { useFailureLog } from '#client/lib/api/use-failure-log';
import { formatCount, formatQuantity } from '#client/ui/primitives/format-count';
import { type SkillUsage, withShares } from '#shared/skills';
import styles from './skill-bars.module.css';

/** The scale ends at the next full ten percent above the longest bar, with a tick at each. */
const TICK_PERCENT = 10;

type SkillBarsProps = { label: string; ranking: SkillUsage[] };

/** Shows in how many projects each skill is, and its share of the sum. */
export function SkillBars({ label, ranking }: SkillBarsProps) {
  const { data: count, error } = useProjectCount();
  useFailureLog("Couldn't count the projects.", error);
  const shares = withShares(ranking);
  const longest = Math.max(...shares.map(({ percent }) => percent));
  const ticks = Math.max(1, Math.ceil(longest / TICK_PERCENT));
  const end = ticks * TICK_PERCENT;
  return (
    <div className={`stack-1 ${styles.chart}`} style={{ '--ticks': ticks }}>
      <ul className={styles.bars} aria-label={label}>
        {shares.map(({ skill, projects, percent }) => (
          <li key={skill} className={styles.bar}>
            <span className={styles.skill}>
              {skill}
              <span className="secondary">, {describeUsage(projects, count?.totalProjects)}</span>
            </span>
            <span className={styles.meter} aria-hidden="true">
              <span className={styles.fill} style={{ width: `${(100 * percent) / end}%` }} />
            </span>
            <span className={`num ${styles.percent}`}>{percent.toFixed(1)}%</span>
          </li>
        ))}
      </ul>
      <p className={styles.axis} aria-hidden="true">
        <span className={`num ${styles.meter}`}>
          <span>0</span>
          <span>{end}%</span>
        </span>
      </p>
      <p className={`note ${styles.unit}`}>
        <span>{`% of the ${formatQuantity(shares.length, 'skill')} shown`}</span>
      </p>
    </div>
  );
}

/** Formats '5 of 8 projects', or '5 projects' while the total is unknown. */
function describeUsage(projects: number, total: number | undefined): string {
  if (total === undefined) return `in ${formatQuantity(projects, 'project')}`;
  return `in ${formatCount(projects)} of ${formatQuantity(total, 'project')}`;
}
