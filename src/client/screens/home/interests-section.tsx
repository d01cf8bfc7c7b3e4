import type { SiteSettings } from '../../../shared/contract/site';
import { LayerDrawing } from '../../features/site/hero/lazy-figures';
import { homeSections, interestId } from '../../lib/paths';
import { IconClass } from '../../ui/icons/icon-class';
import { HomeSection } from './home-section';
import styles from './interests-section.module.css';

/** The owner's interests, each with its layer of the drawing. */
export function InterestsSection({ topics }: Pick<SiteSettings, 'topics'>) {
  if (topics.length === 0) return null;
  return (
    <HomeSection id={homeSections.about} title="Interests" lede="The layers of the drawing, top to bottom.">
      <ol className={styles.list}>
        {topics.map((topic, index) => (
          <li key={topic.name} id={interestId(index)} className={styles.interest}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <LayerDrawing topic={topic} index={index} className={styles.drawing} />
            <h3 className={styles.name}>
              <IconClass className={topic.icon} />
              <span>{topic.name}</span>
            </h3>
            <p className={styles.description}>{topic.description}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
