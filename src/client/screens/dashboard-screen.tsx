import { ProjectManagement } from '../features/projects/admin/project-management';
import { ProjectStats } from '../features/projects/admin/project-stats';
import { useSite } from '../features/site/site-queries';
import { SiteViews } from '../features/views/admin/site-views';
import { PageHead } from '../lib/page-head';
import styles from './dashboard-screen.module.css';

export function DashboardScreen() {
  const { ownerName } = useSite();
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageHead title={`Admin Dashboard | ${ownerName}`} isIndexed={false} />
      <h1>Admin Dashboard</h1>
      <dl className={styles.stats}>
        <ProjectStats />
        <SiteViews />
      </dl>
      <ProjectManagement />
    </div>
  );
}
