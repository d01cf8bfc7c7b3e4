import { EmailPanel } from '../../features/auth/admin/email-panel';
import { PasswordPanel } from '../../features/auth/admin/password-panel';
import { SessionsPanel } from '../../features/auth/admin/sessions-panel';
import { ResumePanel } from '../../features/resume/admin/resume-panel';
import { SamplePanel } from '../../features/sample/admin/sample-panel';
import { SettingsEditor } from '../../features/site/admin/settings-editor';
import { useSiteToEdit } from '../../features/site/admin/site-admin-queries';
import { useSite } from '../../features/site/site-queries';
import { useAnswered } from '../../lib/api/use-answered';
import { PageHead } from '../../lib/head/page-head';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Spinner } from '../../ui/feedback/spinner';
import { SettingsSections } from './settings/settings-sections';
import styles from './settings-screen.module.css';

/** The site's settings, saved together, and below them what takes effect at once. */
export function SettingsScreen() {
  const { ownerName } = useSite();
  return (
    <div className={`wrap stack ${styles.layout}`}>
      <PageHead title={`Settings | ${ownerName}`} isIndexed={false} />
      <h1>Settings</h1>
      <div className={styles.columns}>
        <SettingsSections />
        <div className={`stack ${styles.groups}`}>
          <LoadedEditor />
          <div className={`stack ${styles.group}`}>
            <header className={styles.groupHead}>
              <h2>Account and files</h2>
              <p className="muted">These take effect at once.</p>
            </header>
            <ResumePanel />
            <EmailPanel />
            <PasswordPanel />
            <SessionsPanel />
            <SamplePanel />
          </div>
        </div>
      </div>
    </div>
  );
}

function LoadedEditor() {
  const site = useSiteToEdit();
  const { data, isError, isFetching, refetch } = site;
  const isOpen = useAnswered(site);
  if (data && isOpen) return <SettingsEditor site={data} />;
  return (
    <div className={styles.loading}>
      {isError ? (
        <LoadFailure busy={isFetching} onRetry={refetch}>
          Failed to load settings. Please try again later.
        </LoadFailure>
      ) : (
        <Spinner label="Loading settings..." />
      )}
    </div>
  );
}
