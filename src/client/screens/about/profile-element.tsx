import type { TimelineElement } from '../../../shared/contract/timeline-element';
import { withShares } from '../../../shared/skill-usage';
import { useTopSkills } from '../../features/projects/project-queries';
import { OwnerCard } from '../../features/site/owner-card';
import { QuoteCard } from '../../features/site/quote-card';
import { CARD_HEADS } from '../../features/timeline/element-name';
import { SectionPanel } from '../../features/timeline/section-panel';
import { useFailureLog } from '../../lib/api/use-failure-log';
import { FaultBoundary } from '../../ui/feedback/fault-boundary';
import { Chip } from '../../ui/primitives/chip';
import styles from './profile-element.module.css';
import { SkillBars } from './skill-bars';

/** How many skills the card shows; the bars show all that are told of (rule 7.9). */
const CARD_SKILLS = 4;

const SKILLS_HEADING = 'Top skills by project';

export type ProfileElementProps = { element: TimelineElement; isCurrent: boolean };

/** The profile: who the owner is, what the owner says of it, a quote and the skills that most projects need. */
export function ProfileElement({ element, isCurrent }: ProfileElementProps) {
  const { data: ranking = [], error } = useTopSkills();
  useFailureLog("Couldn't load projects.", error);
  const onCard = ranking.slice(0, CARD_SKILLS);
  const asBars = withShares(ranking);
  const { profileSections } = element;
  return (
    <div className={styles.profile}>
      <div className={styles.person}>
        <OwnerCard className={styles.owner}>
          {onCard.length > 0 && (
            <ul className={`row ${styles.chips}`} aria-label="Top skills">
              {onCard.map(({ skill, projects: count }) => (
                <li key={skill}>
                  <Chip>
                    {skill} <span className="num muted">{count}</span>
                  </Chip>
                </li>
              ))}
            </ul>
          )}
        </OwnerCard>
        {profileSections.length > 0 && (
          <SectionPanel
            label={CARD_HEADS.profile}
            sections={profileSections}
            isShown={isCurrent}
            className={styles.sections}
          />
        )}
      </div>
      <div className={styles.aside}>
        <FaultBoundary fallback={null}>
          <QuoteCard className={styles.quote} />
        </FaultBoundary>
        {asBars.length > 0 && (
          <div className={styles.skills}>
            <h2 className={styles.heading}>{SKILLS_HEADING}</h2>
            <SkillBars label={SKILLS_HEADING} shares={asBars} />
          </div>
        )}
      </div>
    </div>
  );
}
