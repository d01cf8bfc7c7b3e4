import { interestId } from '#client/features/site/drawing/interest-id';
import { LayerDrawing } from '#client/features/site/hero/lazy-figures';
import { useSite } from '#client/lib/site-queries';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { IconClass } from '#client/ui/icons/icon-class';
import { HomeSection } from './home-section';
import styles from './interests-section.module.css';

export function InterestsSection() {
  const { topics } = useSite();
  return (
    <HomeSection name="interests">
      {topics.length === 0 && <EmptyState framed title="No interests yet." />}
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
