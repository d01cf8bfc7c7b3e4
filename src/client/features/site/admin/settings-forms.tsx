import { ARCHIVE_OPEN, PROJECT_PAGES } from '#shared/contract/site';
import { DatesPanel, IdentityPanel } from './identity-panel';
import { LinksPanel, QuotesPanel, TopicsPanel } from './list-panels';
import { PicturePanel } from './picture-panel';
import type { EmptyEntries } from './sections/section-fields';
import { AboutPanel, HomePanel, NavigationPanel, NotesPanel, ProjectsPanel } from './sections/section-panels';
import { SegmentedPanel } from './segmented-panel';
import { SettingsEditor } from './settings-editor';
import { IDENTITY_FIELDS, SECTION_FIELDS } from './settings-fields';
import { ARCHIVE_OPEN_LABELS, PROJECT_PAGE_LABELS } from './settings-labels';

export function IdentitySettings() {
  return (
    <SettingsEditor name="settings-identity" definitions={IDENTITY_FIELDS}>
      {settings => (
        <>
          <IdentityPanel settings={settings} />
          <PicturePanel settings={settings} />
          <LinksPanel settings={settings} />
          <DatesPanel settings={settings} />
        </>
      )}
    </SettingsEditor>
  );
}

/** The content and order of public pages, including topics and quotes, which have no other editor. */
export function SectionSettings({ empty }: { empty: EmptyEntries }) {
  return (
    <SettingsEditor name="settings-sections" definitions={SECTION_FIELDS}>
      {settings => (
        <>
          <HomePanel settings={settings} empty={empty} />
          <ProjectsPanel settings={settings} />
          <SegmentedPanel
            settings={settings}
            name="archiveOpen"
            id="archive"
            values={ARCHIVE_OPEN}
            labels={ARCHIVE_OPEN_LABELS}
          >
            Choose which categories are open when the projects page loads. Visitors can open and close them.
          </SegmentedPanel>
          <SegmentedPanel
            settings={settings}
            name="projectPage"
            id="project-pages"
            values={PROJECT_PAGES}
            labels={PROJECT_PAGE_LABELS}
          >
            Tabs show details, skills, learned and media one at a time. A single page shows them all, with a
            bar that marks the current section.
          </SegmentedPanel>
          <NotesPanel settings={settings} />
          <AboutPanel settings={settings} empty={empty} />
          <NavigationPanel settings={settings} />
          <TopicsPanel settings={settings} />
          <QuotesPanel settings={settings} />
        </>
      )}
    </SettingsEditor>
  );
}
