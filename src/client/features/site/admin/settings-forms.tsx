import { Link } from 'wouter';
import { EditedTextField } from '#client/editing/edited-fields';
import { paths } from '#client/lib/paths';
import { Panel } from '#client/ui/layout/panel';
import { PROJECT_PAGE_LABELS, PROJECT_PAGES } from '#shared/contract/project';
import { ARCHIVE_OPEN } from '#shared/contract/site';
import { LinksPanel, QuotesPanel, TopicsPanel } from './list-panels';
import { PicturePanel } from './picture-panel';
import type { EmptyEntries } from './sections/section-fields';
import { AboutPanel, HomePanel, NavigationPanel, NotesPanel, ProjectsPanel } from './sections/section-panels';
import { SegmentedPanel } from './segmented-panel';
import { SettingsEditor } from './settings-editor';
import styles from './settings-editor.module.css';
import { IDENTITY_FIELDS, SECTION_FIELDS, type SettingsFormProps } from './settings-fields';
import { ARCHIVE_OPEN_LABELS } from './settings-labels';

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

/** Edits the owner's details, which every page, the structured data, the resume and share images use. */
function IdentityPanel({ settings }: SettingsFormProps<keyof typeof IDENTITY_FIELDS>) {
  return (
    <Panel
      id="identity"
      title="Identity"
      className={styles.panel}
      actions={<Link href={paths.setup}>Run the setup again</Link>}
    >
      <div className={styles.fields}>
        <div className={`stack ${styles.pair}`}>
          <EditedTextField edit={settings} name="ownerName" autoComplete="name" />
          <EditedTextField edit={settings} name="role" autoComplete="organization-title" />
        </div>
        <EditedTextField
          edit={settings}
          name="headline"
          hint="Shown as the large heading on the home page."
        />
        <EditedTextField edit={settings} name="introduction" rows={3} />
        <div className={`stack ${styles.pair}`}>
          <EditedTextField edit={settings} name="location" />
          <EditedTextField edit={settings} name="education" />
          <EditedTextField edit={settings} name="employment" />
          <EditedTextField
            edit={settings}
            name="codeProfileUrl"
            hint="Linked from the logo on the not-found page."
            inputMode="url"
            placeholder="https://"
          />
        </div>
      </div>
    </Panel>
  );
}

function DatesPanel({ settings }: SettingsFormProps<'experienceStart' | 'birthDate'>) {
  return (
    <Panel id="dates" title="Dates" className={styles.panel}>
      <div className={`stack ${styles.pair}`}>
        <EditedTextField
          edit={settings}
          name="experienceStart"
          optional
          hint="The home page counts your years of experience from this date."
          type="date"
        />
        <EditedTextField
          edit={settings}
          name="birthDate"
          optional
          hint="Used to show your age on events. The date itself is never shown."
          type="date"
          autoComplete="bday"
        />
      </div>
    </Panel>
  );
}

/** Edits the content and order of public pages, including topics and quotes, which have no other editor. */
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
