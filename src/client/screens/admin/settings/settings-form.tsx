import type { ComponentType } from 'react';
import { drawingChoices, hasDemos } from '#client/extras/owner-extras';
import { useTopSkills } from '#client/features/projects/project-queries';
import { AppearanceSettings } from '#client/features/site/admin/appearance/appearance-settings';
import { IdentitySettings } from '#client/features/site/admin/identity-settings';
import { PagePreview } from '#client/features/site/admin/preview/page-preview';
import { AboutSettings } from '#client/features/site/admin/sections/about-settings';
import { HomeSettings } from '#client/features/site/admin/sections/home-settings';
import { LanguageSettings } from '#client/features/site/admin/sections/language-settings';
import { NavigationSettings } from '#client/features/site/admin/sections/navigation-settings';
import { NotesSettings } from '#client/features/site/admin/sections/notes-settings';
import { ProjectsSettings } from '#client/features/site/admin/sections/projects-settings';
import type { EmptyEntries } from '#client/features/site/admin/sections/section-fields';
import { SettingsEditor } from '#client/features/site/admin/settings-editor';
import type { SettingsEdit, SettingsFormPage } from '#client/features/site/admin/settings-fields';
import { useTimeline } from '#client/features/timeline/timeline-queries';
import { useSite } from '#client/lib/site-queries';
import { useEmptySections } from '#client/screens/home/use-empty-sections';
import { publishingState } from '#shared/publishing';
import type { NavigationName } from '#shared/sections/navigation';

type FormProps = { settings: SettingsEdit };

type PageForm = {
  Form: ComponentType<FormProps>;
  /** The public page that the preview shows. */
  previewed?: NavigationName;
};

const FORMS: Record<SettingsFormPage, PageForm> = {
  identity: { Form: IdentitySettings },
  appearance: { Form: AppearanceForm, previewed: 'home' },
  home: { Form: HomeForm, previewed: 'home' },
  projects: { Form: ProjectsForm, previewed: 'projects' },
  notes: { Form: NotesSettings, previewed: 'notes' },
  about: { Form: AboutForm, previewed: 'about' },
  navigation: { Form: NavigationSettings, previewed: 'home' },
  language: { Form: LanguageSettings, previewed: 'home' },
};

/** Shows one page of the settings. The edits stay when another one opens, so that one save stores all. */
export function SettingsForm({ page }: { page: SettingsFormPage }) {
  const { Form, previewed } = FORMS[page];
  return (
    <SettingsEditor
      page={page}
      preview={settings => previewed && <PagePreview key={previewed} name={previewed} edit={settings} />}
    >
      {settings => <Form settings={settings} />}
    </SettingsEditor>
  );
}

function AppearanceForm({ settings }: FormProps) {
  return <AppearanceSettings settings={settings} hasDrawings={drawingChoices.length > 0} />;
}

function HomeForm({ settings }: FormProps) {
  return <HomeSettings settings={settings} empty={useEmptyEntries()} drawingChoices={drawingChoices} />;
}

function ProjectsForm({ settings }: FormProps) {
  return <ProjectsSettings settings={settings} hasDemos={hasDemos} />;
}

function AboutForm({ settings }: FormProps) {
  return <AboutSettings settings={settings} empty={useEmptyEntries()} />;
}

/** Finds the entries without content. Those that have not loaded are left out. */
function useEmptyEntries(): EmptyEntries {
  const { experienceStart } = useSite();
  const topSkills = useTopSkills().data;
  const profile = useTimeline().data?.filter(
    element => publishingState(element) === 'published' && element.profileSections.length > 0,
  );
  return {
    homeSections: useEmptySections(),
    counters: { years: experienceStart === null },
    aboutSections: { profile: profile?.length === 0, skills: topSkills?.length === 0 },
  };
}
