import { MissingContent } from '#client/content/missing-content';
import { useFailureLog } from '#client/lib/api/use-failure-log';
import { useTranslation } from '#client/lib/language/use-translation';
import { Spinner } from '#client/ui/feedback/spinner';
import { Tabs } from '#client/ui/primitives/tabs';
import type { Skill } from '#shared/contract/skill';
import { HOME_TEXTS } from '#shared/language/english/home';
import { groupSkills } from './skill-groups';
import { SkillIcon } from './skill-icon';
import { useSkills } from './skill-queries';
import styles from './skills.module.css';

/** Shows core skills, and a tab for each other category. It shows nothing if loading fails. */
export function SkillOverview() {
  const t = useTranslation(HOME_TEXTS);
  const { data: skills, isPending, error } = useSkills();
  useFailureLog("Couldn't load skills.", error);
  if (isPending) return <Spinner label={t('skillsLoading')} />;
  if (!skills) return null;

  const { core, categories } = groupSkills(skills);
  if (core.length === 0 && categories.length === 0) {
    return <MissingContent content="skills" />;
  }
  return (
    <div className={`stack ${styles.layout}`}>
      {core.length > 0 && (
        <div className="stack-3">
          <h3 className={styles.heading}>{t('coreSkills')}</h3>
          <SkillGrid label={t('coreSkills')} skills={core} />
        </div>
      )}
      {categories.length > 0 && (
        <Tabs
          label={t('skillCategories')}
          items={categories.map(({ category, items }) => ({
            value: category,
            label: category,
            panel: <SkillGrid label={category} skills={items} />,
          }))}
        />
      )}
    </div>
  );
}

type GridSkill = Pick<Skill, '_id' | 'name' | 'description' | 'icon' | 'color'>;

export function SkillGrid({ skills, label }: { skills: GridSkill[]; label: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {skills.map(skill => (
        <li key={skill._id} className={`stack-1 ${styles.skill}`}>
          <p className={styles.name}>
            <span className={styles.icon}>
              <SkillIcon skill={skill} />
            </span>
            {skill.name}
          </p>
          {skill.description !== '' && <p className="secondary">{skill.description}</p>}
        </li>
      ))}
    </ul>
  );
}
