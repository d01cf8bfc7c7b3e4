import { Picture } from '#client/content/picture/picture';
import { paths } from '#client/lib/paths';
import { Icon } from '#client/ui/icons/icon';
import type { ProjectNeighbor, ProjectPage } from '#shared/contract/project-page';
import { displayTitle } from '#shared/text';
import styles from './adjacent-projects.module.css';
import { ProjectLink } from './project-link';

const SMALL = '(width < 40rem) 50vw, 12rem';
const IN_THREE = '(width < 64rem) 9rem, 26rem';

export function AdjacentProjects({ previous, next, related }: ProjectPage['around']) {
  return (
    <>
      {(previous ?? next) !== null && (
        <nav className={styles.pager} aria-label="More projects">
          {previous && <Neighbor project={previous} direction="previous" />}
          {next && <Neighbor project={next} direction="next" />}
        </nav>
      )}
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">Related projects</h2>
          <ul className={styles.list}>
            {related.map(project => (
              <li key={project._id} className={`stack-2 ${styles.item}`}>
                <Picture src={project.image} alt="" sizes={IN_THREE} />
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

type NeighborProps = { project: ProjectNeighbor; direction: 'previous' | 'next' };

function Neighbor({ project, direction }: NeighborProps) {
  const isNext = direction === 'next';
  return (
    <ProjectLink
      project={project}
      from={paths.projects}
      className={`stack ${styles.neighbor} ${isNext ? styles.next : ''}`}
    >
      <Picture src={project.image} alt="" sizes={SMALL} className={styles.small} />
      <span className={styles.words}>
        <span className={`note line ${styles.direction}`}>
          {!isNext && <Icon name="arrow-left" />}
          {isNext ? 'Next project' : 'Previous project'}
          {isNext && <Icon name="arrow-right" />}
        </span>
        <strong>{displayTitle(project.title)}</strong>
      </span>
    </ProjectLink>
  );
}
