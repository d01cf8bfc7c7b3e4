import { Link } from 'wouter';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Spinner } from '../../ui/feedback/spinner';
import { Button, ButtonLink } from '../../ui/primitives/button';
import { FeaturedCard } from './featured-card';
import styles from './featured-projects.module.css';
import { useProjects } from './project-queries';

/** The projects that the owner starred, in the owner's order. */
export function FeaturedProjects() {
  const { data: projects, isPending, refetch } = useProjects();
  if (isPending) return <Spinner label="Loading..." />;
  if (!projects) {
    const retry = (
      <Button size="sm" onClick={() => refetch()}>
        Retry
      </Button>
    );
    return <EmptyState framed tone="error" title="Error loading projects." action={retry} />;
  }

  const featured = projects.filter(project => project.featured);
  if (featured.length === 0) {
    const seeAll = (
      <Link href={paths.projects} asChild>
        <ButtonLink size="sm">See projects</ButtonLink>
      </Link>
    );
    return <EmptyState framed title="No featured projects yet." action={projects.length > 0 && seeAll} />;
  }
  return (
    <div className={styles.grid}>
      {featured.map(project => (
        <FeaturedCard key={project._id} project={project} />
      ))}
    </div>
  );
}
