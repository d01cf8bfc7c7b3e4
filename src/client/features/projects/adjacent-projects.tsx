import { useHomeSectionLink } from '#client/content/home-section-link';
import page from '#client/content/item-page.module.css';
import { ItemTitle } from '#client/content/item-title';
import { Neighbors, NeighborWords } from '#client/content/neighbors';
import { Picture } from '#client/content/picture/picture';
import { homeSections } from '#client/lib/home-sections';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { useSite } from '#client/lib/site-queries';
import { COVER_SIZES, Entry, EntryGrid } from '#client/ui/layout/entry';
import { ButtonLink } from '#client/ui/primitives/button';
import type { ProjectNeighbor, ProjectPage } from '#shared/contract/project-page';
import { HOME_HEADINGS } from '#shared/language/english/home';
import { PROJECT_PAGE_TEXTS } from '#shared/language/english/project-page';
import { isHidden } from '#shared/sections/section-list';
import { ProjectLink } from './project-link';

/** The display widths of covers, which must match the sheet of neighbors. */
const NEIGHBOR_SIZES = '(width < 48rem) 6rem, (width < 64rem) 50vw, 20rem';

/** Ends the page of a project with a way to get in touch, beside its neighbors, and related projects. */
export function AdjacentProjects({ previous, next, related }: ProjectPage['around']) {
  const t = useTranslation(PROJECT_PAGE_TEXTS);
  const isContactHidden = isHidden(useSite().homeSections, 'contact');
  return (
    <>
      <div className={`no-print ${page.after} ${page.split}`}>
        {!isContactHidden && <Invitation />}
        {(previous ?? next) !== null && (
          <Neighbors label={t('neighbors')}>
            {previous && <Neighbor project={previous} direction="previous" label={t('previousProject')} />}
            {next && <Neighbor project={next} direction="next" label={t('nextProject')} />}
          </Neighbors>
        )}
      </div>
      {related.length > 0 && (
        <section className={`no-print stack ${page.after}`} aria-labelledby="related">
          <h2 id="related">{t('relatedProjects')}</h2>
          <EntryGrid as="ul">
            {related.map(project => (
              <Entry
                key={project._id}
                form="tile"
                cover={<Cover project={project} sizes={COVER_SIZES.tile} />}
                title={
                  <h3>
                    <ProjectLink project={project} from={paths.projects} className="stretched-link">
                      <ItemTitle item={project} />
                    </ProjectLink>
                  </h3>
                }
              >
                <p lang={project.language} className="secondary">
                  {project.description}
                </p>
                {project.shared.length > 0 && (
                  <p className="note">
                    {t('sharedSkills', { skills: project.shared.slice(0, MAX_SHARED_SKILLS).join(', ') })}
                  </p>
                )}
              </Entry>
            ))}
          </EntryGrid>
        </section>
      )}
    </>
  );
}

const MAX_SHARED_SKILLS = 4;

function Cover({ project, sizes }: { project: ProjectNeighbor; sizes: string }) {
  return <Picture src={project.image} alt="" generated={project.generatedCover} sizes={sizes} />;
}

function Invitation() {
  const t = useTranslation(PROJECT_PAGE_TEXTS);
  const home = useTranslation(HOME_HEADINGS);
  const { replyPromise } = useSite();
  const toSection = useHomeSectionLink();
  return (
    <section className="stack-4" aria-labelledby="get-in-touch">
      <h2 id="get-in-touch">{home('contactTitle')}</h2>
      <p className="lede">{t('invitation')}</p>
      {replyPromise !== '' && <p className="secondary">{replyPromise}</p>}
      <ButtonLink variant="primary" size="lg" {...toSection(homeSections.contact.id)}>
        {t('contactButton')}
      </ButtonLink>
    </section>
  );
}

type NeighborProps = { project: ProjectNeighbor; direction: 'previous' | 'next'; label: string };

function Neighbor({ project, direction, label }: NeighborProps) {
  return (
    <Entry
      as="div"
      form="tile"
      cover={<Cover project={project} sizes={NEIGHBOR_SIZES} />}
      title={
        <ProjectLink project={project} from={paths.projects} className="stretched-link">
          <NeighborWords direction={direction} label={label} item={project} />
        </ProjectLink>
      }
    />
  );
}
