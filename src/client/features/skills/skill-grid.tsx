import type { Skill } from '../../../shared/contract/skill';
import { IconClass } from '../../ui/icons/icon-class';
import styles from './skill-grid.module.css';

type GridSkill = Pick<Skill, '_id' | 'name' | 'description' | 'icon' | 'color'>;

/** Skills with icon and description, as many to a line as fit. */
export function SkillGrid({ skills, label }: { skills: GridSkill[]; label: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {skills.map(({ _id, name, description, icon, color }) => (
        <li key={_id} className={styles.skill}>
          <span className={styles.icon}>
            <IconClass className={icon} color={color} />
          </span>
          <div>
            <p className={styles.name}>{name}</p>
            {description !== '' && <p className={styles.description}>{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
