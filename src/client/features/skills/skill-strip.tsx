import { useState } from 'react';
import { useTranslation } from '#client/lib/language/use-translation';
import { IconButton } from '#client/ui/primitives/button';
import type { Skill } from '#shared/contract/skill';
import { HOME_TEXTS } from '#shared/language/english/home';
import { filterVisibleSkills } from '#shared/skills';
import { SkillIcon } from './skill-icon';
import { useSkills } from './skill-queries';
import styles from './skills.module.css';

/** Shows all skills in a slowly moving line that stops while it is hovered, focused or paused. */
export function SkillStrip() {
  const t = useTranslation(HOME_TEXTS);
  const [isPaused, setPaused] = useState(false);
  const skills = filterVisibleSkills(useSkills().data ?? []);
  if (skills.length === 0) return null;
  // A loop takes 48 seconds, or longer for long lists, so that the strip stays readable.
  const loop = `${Math.max(48, skills.length * 3)}s`;
  return (
    <div className={`no-print ${styles.strip}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard */}
      <section className={`fill ${styles.window}`} aria-label={t('skillStrip')} tabIndex={0}>
        <div className={styles.track} data-paused={isPaused} style={{ '--loop': loop }}>
          <ul className={styles.list}>
            {skills.map(skill => (
              <StripItem key={skill._id} skill={skill} />
            ))}
          </ul>
          {/* A copy follows the list, so that the line never ends. */}
          <ul className={`with-js ${styles.list} ${styles.copy}`} aria-hidden="true">
            {skills.map(skill => (
              <StripItem key={skill._id} skill={skill} />
            ))}
          </ul>
        </div>
      </section>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={t(isPaused ? 'playSkills' : 'pauseSkills')}
        className={`with-js ${styles.pause}`}
        onClick={() => setPaused(!isPaused)}
      />
    </div>
  );
}

type StripItemProps = { skill: Pick<Skill, 'name' | 'icon' | 'color'> };

export function StripItem({ skill }: StripItemProps) {
  return (
    <li className={`line secondary ${styles.item}`}>
      <SkillIcon skill={skill} />
      <span>{skill.name}</span>
    </li>
  );
}
