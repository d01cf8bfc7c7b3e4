import { Picture } from '#client/content/picture/picture';
import { paths } from '#client/lib/paths';
import { Entry } from '#client/ui/layout/entry';
import { displayTitle } from '#shared/text';
import { ProjectLink } from './project-link';
import { useFeaturedProjects } from './project-queries';

const SIZES = '(width < 64rem) 100vw, 34rem';

/** Shows the first featured project as the figure of the home page. */
export function FirstCover() {
  const [project] = useFeaturedProjects().data ?? [];
  if (!project) return null;
  const { image, imageAlt, generatedCover, title } = project;
  return (
    <div data-hero="cover">
      <Entry
        as="div"
        form="card"
        cover={<Picture isPriority src={image} alt={imageAlt} generated={generatedCover} sizes={SIZES} />}
        title={
          <p>
            <ProjectLink project={project} from={paths.home} className="stretched-link">
              {displayTitle(title)}
            </ProjectLink>
          </p>
        }
      />
    </div>
  );
}
