import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, Redirect } from 'wouter';
import { AdminHeading } from '#client/editing/admin-screen';
import { BackupSchedule, settingsPanels } from '#client/extras/owner-extras';
import { EmailPanel } from '#client/features/auth/admin/email-panel';
import { PasswordPanel } from '#client/features/auth/admin/password-panel';
import { SessionsPanel } from '#client/features/auth/admin/sessions-panel';
import { BackupPanel } from '#client/features/backup/admin/backup-panel';
import { ResumePanel } from '#client/features/resume/admin/resume-panel';
import { SamplePanel } from '#client/features/sample/admin/sample-panel';
import { FontPanel } from '#client/features/site/admin/fonts/font-panel';
import { PageHead } from '#client/lib/head/page-head';
import { type SettingsPage, settingsPages, settingsPath, settingsRedirects } from '#client/lib/owner-paths';
import { useHashTarget } from '#client/lib/scroll/use-hash-target';
import { MoveInSettings } from './settings/move-in-panel';
import { SettingsForm } from './settings/settings-form';
import styles from './settings-screen.module.css';

export function SettingsScreen({ id }: { id: string }) {
  const page = settingsPages.find(each => each.id === id);
  if (!page) {
    const target = settingsRedirects[id] ?? settingsPages[0].id;
    return <Redirect to={settingsPath(target) + window.location.hash} replace />;
  }
  return (
    <div className={`wrap stack admin-page ${styles.screen}`}>
      <PageHead title={`${page.label} | Settings`} isIndexed={false} />
      <AdminHeading title="Settings" />
      <div className={`stack ${styles.columns}`}>
        <SettingsMenu current={page.id} />
        <SettingsPageContent page={page.id} />
      </div>
    </div>
  );
}

function SettingsPageContent({ page }: { page: SettingsPage }) {
  switch (page) {
    case 'account':
      return <AccountSettings />;
    case 'data':
      return <DataSettings />;
    default:
      return <SettingsForm page={page} />;
  }
}

function AccountSettings() {
  return (
    <ImmediateSettings>
      <EmailPanel />
      <PasswordPanel />
      <SessionsPanel />
    </ImmediateSettings>
  );
}

function DataSettings() {
  return (
    <ImmediateSettings>
      <SettingsGroup title="Move in">
        <MoveInSettings />
        <SamplePanel />
      </SettingsGroup>
      <SettingsGroup title="Files">
        <ResumePanel />
        <FontPanel />
      </SettingsGroup>
      <SettingsGroup title="Keep safe">
        <BackupPanel schedule={BackupSchedule} />
      </SettingsGroup>
      {settingsPanels.map(({ group, Panel }) => (
        <SettingsGroup key={group} title={group}>
          <Panel />
        </SettingsGroup>
      ))}
    </ImmediateSettings>
  );
}

function ImmediateSettings({ children }: { children: ReactNode }) {
  useHashTarget();
  return (
    <div className="stack narrow-panels">
      <p className="muted">These changes take effect immediately.</p>
      {children}
    </div>
  );
}

function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`stack ${styles.group}`}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}

/** Shows a list on wide screens and a scrolling row on narrow ones. */
function SettingsMenu({ current }: { current: SettingsPage }) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page moves the row
  useEffect(() => {
    const nav = ref.current;
    const link = nav?.querySelector('[aria-current]');
    if (nav && link) nav.scrollLeft += findMiddle(link) - findMiddle(nav);
  }, [current]);
  return (
    <nav ref={ref} aria-label="Settings pages" className={styles.nav}>
      <ul className={styles.list}>
        {settingsPages.map(({ id, label }) => (
          <li key={id}>
            <Link
              href={settingsPath(id)}
              className={styles.link ?? ''}
              aria-current={id === current ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function findMiddle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
