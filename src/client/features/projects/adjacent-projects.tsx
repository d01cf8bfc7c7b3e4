import { useHomeSectionLink } from '#client/content/home-section-link';
import { Picture } from '#client/content/picture/picture';
import { homeSections } from '#client/lib/home-sections';
import { paths } from '#client/lib/paths';
import { usePageTexts, useSite } from '#client/lib/site-queries';
import { Icon } from '#client/ui/icons/icon';
import { ButtonLink } from '#client/ui/primitives/button';
import type { ProjectNeighbor, ProjectPage } from '#shared/contract/project-page';
import { HOME_TEXTS } from '#shared/sections/home';
import { isHidden } from '#shared/sections/section-list';
import { displayTitle } from '#shared/text';
import styles from './adjacent-projects.module.css';
import { ProjectLink } from './project-link';

const SMALL = '(width < 40rem) 40vw, 17rem';
const IN_TWO = '(width < 64rem) 9rem, 37rem';
const IN_THREE = '(width < 64rem) 9rem, 26rem';

/** Ends the page of a project with a way to get in touch, beside its neighbors, and related projects. */
export function AdjacentProjects({ previous, next, related }: ProjectPage['around']) {
  const isContactHidden = isHidden(useSite().homeSections, 'contact');
  return (
    <>
      <div className={`no-print ${styles.end}`}>
        {!isContactHidden && <Invitation />}
        {(previous ?? next) !== null && (
          <nav className={styles.pager} aria-label="More projects">
            {previous && <Neighbor project={previous} direction="previous" />}
            {next && <Neighbor project={next} direction="next" />}
          </nav>
        )}
      </div>
      {related.length > 0 && (
        <section className={`no-print ${styles.related}`} aria-labelledby="related">
          <h2 id="related">Related projects</h2>
          <ul className={styles.list}>
            {related.map(project => (
              <li key={project._id} className={`stack-2 ${styles.item}`}>
                <Picture src={project.image} alt="" sizes={related.length === 2 ? IN_TWO : IN_THREE} />
                <h3>
                  <ProjectLink project={project} from={paths.projects} className="stretched-link">
                    {displayTitle(project.title)}
                  </ProjectLink>
                </h3>
                <p className={`secondary clamp ${styles.description}`}>{project.description}</p>
                {project.shared.length > 0 && (
                  <p className="note">Also with {project.shared.slice(0, MAX_SHARED_SKILLS).join(', ')}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const MAX_SHARED_SKILLS = 4;

function Invitation() {
  const { contactTitle } = usePageTexts(HOME_TEXTS);
  const { replyPromise } = useSite();
  const toSection = useHomeSectionLink();
  return (
    <section className={`stack-4 ${styles.invitation}`} aria-labelledby="get-in-touch">
      <h2 id="get-in-touch">{contactTitle}</h2>
      <p className="lede">Ask about this project, or tell me about yours.</p>
      {replyPromise !== '' && <p className="secondary">{replyPromise}</p>}
      <ButtonLink variant="primary" size="lg" {...toSection(homeSections.contact.id)}>
        Contact
      </ButtonLink>
    </section>
  );
}

type NeighborProps = { project: ProjectNeighbor; direction: 'previous' | 'next' };

function Neighbor({ project, direction }: NeighborProps) {
  const isNext = direction === 'next';
  return (
    <ProjectLink project={project} from={paths.projects} className={`stack ${styles.neighbor}`}>
      <Picture src={project.image} alt="" sizes={SMALL} className={styles.small} />
      <span className={styles.words}>
        <span className="secondary line">
          {!isNext && <Icon name="arrow-left" />}
          {isNext ? 'Next project' : 'Previous project'}
          {isNext && <Icon name="arrow-right" />}
        </span>
        <strong>{displayTitle(project.title)}</strong>
      </span>
    </ProjectLink>
  );
}
