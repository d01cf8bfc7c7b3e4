import { type ComponentType, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, Redirect } from 'wouter';
import { EmailPanel } from '#client/features/auth/admin/email-panel';
import { PasswordPanel } from '#client/features/auth/admin/password-panel';
import { SessionsPanel } from '#client/features/auth/admin/sessions-panel';
import { BackupPanel } from '#client/features/backup/admin/backup-panel';
import { ContentPanel } from '#client/features/backup/admin/content-panel';
import { ImportPanel } from '#client/features/imports/admin/import-panel';
import { useFeaturedProjects, useTopSkills } from '#client/features/projects/project-queries';
import { ResumePanel } from '#client/features/resume/admin/resume-panel';
import { SamplePanel } from '#client/features/sample/admin/sample-panel';
import { AppearanceSettings } from '#client/features/site/admin/appearance/appearance-settings';
import { IdentitySettings } from '#client/features/site/admin/identity-settings';
import { useAppliedLook } from '#client/features/site/admin/preview/apply-look';
import { AboutSettings } from '#client/features/site/admin/sections/about-settings';
import { HomeSettings } from '#client/features/site/admin/sections/home-settings';
import { NavigationSettings } from '#client/features/site/admin/sections/navigation-settings';
import { NotesSettings } from '#client/features/site/admin/sections/notes-settings';
import { ProjectsSettings } from '#client/features/site/admin/sections/projects-settings';
import type { EmptyEntries } from '#client/features/site/admin/sections/section-fields';
import { useSkills } from '#client/features/skills/skill-queries';
import { useTimeline } from '#client/features/timeline/timeline-queries';
import { PageHead } from '#client/lib/head/page-head';
import { type SettingsPage, settingsPages, settingsPath, settingsRedirects } from '#client/lib/owner-paths';
import { useHashTarget } from '#client/lib/scroll/use-hash-target';
import { useSite } from '#client/lib/site-queries';
import { publishingState } from '#shared/publishing';
import { filterVisibleSkills } from '#shared/skills';
import styles from './settings-screen.module.css';

const PAGES: Record<SettingsPage, ComponentType> = {
  identity: IdentitySettings,
  appearance: AppearanceSettings,
  home: HomePage,
  projects: ProjectsSettings,
  notes: NotesSettings,
  about: AboutPage,
  navigation: NavigationSettings,
  account: AccountSettings,
  data: DataSettings,
};

export function SettingsScreen({ id }: { id: string }) {
  // A restored backup may have another look, too.
  useAppliedLook(useSite());
  const page = settingsPages.find(each => each.id === id);
  if (!page) {
    const target = settingsRedirects[id] ?? settingsPages[0].id;
    return <Redirect to={settingsPath(target) + window.location.hash} replace />;
  }
  const Page = PAGES[page.id];
  return (
    <div className="wrap stack admin-page">
      <PageHead title={`${page.label} | Settings`} isIndexed={false} />
      <h1>Settings</h1>
      <div className={styles.columns}>
        <SettingsMenu current={page.id} />
        <Page key={page.id} />
      </div>
    </div>
  );
}

function HomePage() {
  return <HomeSettings empty={useEmptyEntries()} />;
}

function AboutPage() {
  return <AboutSettings empty={useEmptyEntries()} />;
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
        <ImportPanel />
        <ResumePanel />
        <SamplePanel />
      </SettingsGroup>
      <SettingsGroup title="Keep safe">
        <BackupPanel />
        <ContentPanel />
      </SettingsGroup>
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
      <h2 id={headingId} className={styles.groupTitle}>
        {title}
      </h2>
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

/** Finds the entries without content. Those that have not loaded are left out. */
function useEmptyEntries(): EmptyEntries {
  const { experienceStart } = useSite();
  const skills = useSkills().data;
  const featured = useFeaturedProjects().data;
  const topSkills = useTopSkills().data;
  const profile = useTimeline().data?.filter(
    element => publishingState(element) === 'published' && element.profileSections.length > 0,
  );
  const hasNoSkills = skills && filterVisibleSkills(skills).length === 0;
  return {
    homeSections: { strip: hasNoSkills, skills: hasNoSkills, portfolio: featured?.length === 0 },
    counters: { years: experienceStart === null },
    aboutSections: { profile: profile?.length === 0, skills: topSkills?.length === 0 },
  };
}
