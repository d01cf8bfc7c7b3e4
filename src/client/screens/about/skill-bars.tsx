import { useProjectCount } from '#client/features/projects/project-queries';
import { useFailureLog } from '#client/lib/api/use-failure-log';
import { useLanguage, useTranslation } from '#client/lib/language/use-translation';
import { ABOUT_TEXTS } from '#shared/language/english/about';
import type { Translate } from '#shared/language/translate';
import { type SkillUsage, withShares } from '#shared/skills';
import styles from './skill-bars.module.css';

/** The scale ends at the next full ten percent above the longest bar, with a tick at each. */
const TICK_PERCENT = 10;

type SkillBarsProps = { label: string; ranking: SkillUsage[] };

/** Shows in how many projects each skill is, and its share of the sum. */
export function SkillBars({ label, ranking }: SkillBarsProps) {
  const t = useTranslation(ABOUT_TEXTS);
  const { data: count, error } = useProjectCount();
  useFailureLog("Couldn't count the projects.", error);
  const shares = withShares(ranking);
  const { locale } = useLanguage();
  const formatPercent = (percent: number) => (percent / 100).toLocaleString(locale, { style: 'percent' });
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
              <span className="secondary">, {describeUsage(projects, count?.totalProjects, t)}</span>
            </span>
            <span className={styles.meter} aria-hidden="true">
              <span className={styles.fill} style={{ width: `${(100 * percent) / end}%` }} />
            </span>
            <span className={`num ${styles.percent}`}>{formatPercent(percent)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.axis} aria-hidden="true">
        <span className={`num ${styles.meter}`}>
          <span>0</span>
          <span>{formatPercent(end)}</span>
        </span>
      </p>
      <p className={`note ${styles.unit}`}>
        <span>{t('shownSkills', { count: shares.length })}</span>
      </p>
    </div>
  );
}

/** Formats 'in 5 of 8 projects', or 'in 5 projects' while the total is unknown. */
function describeUsage(
  projects: number,
  total: number | undefined,
  t: Translate<typeof ABOUT_TEXTS>,
): string {
  return total === undefined
    ? t('skillUsage', { count: projects })
    : t('skillUsageOf', { used: projects, count: total });
}
