import type { SiteSettings } from '../../../shared/contract/site';
import { homeSections, interestId } from '../../lib/paths';
import { IconClass } from '../../ui/icons/icon-class';
import { LayerDrawing } from './drawing/lazy-drawings';
import { HomeSection } from './home-section';
import styles from './interests-section.module.css';

/** The fixed skill topics, each with its layer of the drawing. */
export function InterestsSection({ topics }: Pick<SiteSettings, 'topics'>) {
  if (topics.length === 0) return null;
  return (
    <HomeSection id={homeSections.about} title="Interests" lede="The layers of the drawing, top to bottom.">
      <ol className={styles.list}>
        {topics.map(({ name, description, icon }, index) => (
          <li key={name} id={interestId(index)} className={styles.interest}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <LayerDrawing index={index} className={styles.drawing} />
            <h3 className={styles.name}>
              <IconClass className={icon} />
              <span>{name}</span>
            </h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
