import { EditedTextField } from '#client/editing/edited-fields';
import styles from '#client/features/site/admin/settings-editor.module.css';
import type { SettingName, SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { FEATURED_LAYOUT_LABELS, SETTINGS_LABELS } from '#client/features/site/admin/settings-labels';
import { Switch } from '#client/ui/forms/switch';
import { Panel } from '#client/ui/layout/panel';
import { Segmented } from '#client/ui/primitives/segmented';
import type { PageTextName } from '#shared/contract/sections';
import { FEATURED_LAYOUTS } from '#shared/contract/site';
import type { AboutSectionName } from '#shared/sections/about';
import type { CounterName, HomeSectionName } from '#shared/sections/home';
import { PAGE_TEXTS } from '#shared/sections/page-texts';
import type { EmptyEntries, TextFields } from './section-fields';
import { SectionRowList } from './section-row-list';
import sections from './sections.module.css';

type Texts = { title: PageTextName; intro?: PageTextName };

const HOME_TEXTS: Partial<Record<HomeSectionName, Texts>> = {
  interests: { title: 'interestsTitle', intro: 'interestsIntro' },
  skills: { title: 'skillsTitle', intro: 'skillsIntro' },
  portfolio: { title: 'portfolioTitle', intro: 'portfolioIntro' },
  contact: { title: 'contactTitle', intro: 'contactIntro' },
};

type PanelProps<Name extends SettingName> = SettingsFormProps<Name | keyof TextFields> & {
  empty: EmptyEntries;
};

const LAYOUTS = FEATURED_LAYOUTS.map(value => ({ value, label: FEATURED_LAYOUT_LABELS[value] }));

type HomeSetting = 'homeSections' | 'counters' | 'topics' | 'featuredLayout' | 'replyPromise';

export function HomePanel({ settings, empty }: PanelProps<HomeSetting>) {
  const { fields, set } = settings;
  return (
    <>
      <Panel id="home" title="Home page" className={styles.panel}>
        <div className={styles.fields}>
          <p className="muted">Sections below the hero, in this order. Visitors never see empty sections.</p>
          <SectionRowList
            settings={settings}
            list="homeSections"
            noun="section"
            empty={{ ...empty.homeSections, interests: fields.topics.length === 0 }}
          >
            {name => {
              const texts = HOME_TEXTS[name];
              return texts && <PageTexts settings={settings} {...texts} />;
            }}
          </SectionRowList>
          <div>
            <Segmented
              label={SETTINGS_LABELS.featuredLayout}
              options={LAYOUTS}
              value={fields.featuredLayout}
              onValueChange={layout => set('featuredLayout', layout)}
            />
          </div>
          <EditedTextField
            edit={settings}
            name="replyPromise"
            optional
            hint="Shown beside the contact form, such as “I reply within two working days.”"
          />
        </div>
      </Panel>
      <Panel id="counters" title="Counters" className={styles.panel}>
        <div className={styles.fields}>
          <p className="muted">
            Counters shown in the hero. To show years, enter a date in Identity, under Dates.
          </p>
          <SectionRowList<'counters', CounterName>
            settings={settings}
            list="counters"
            noun="counter"
            empty={empty.counters}
          />
        </div>
      </Panel>
    </>
  );
}

export function ProjectsPanel({ settings }: SettingsFormProps<'playground' | 'demos' | keyof TextFields>) {
  const { fields, set } = settings;
  return (
    <Panel id="projects" title="Projects page" className={styles.panel}>
      <div className={styles.fields}>
        <PageTexts settings={settings} title="projectsTitle" intro="projectsIntro" />
        <div>
          <Switch checked={fields.playground} onCheckedChange={isShown => set('playground', isShown)}>
            Playground
          </Switch>
        </div>
        {fields.playground && (
          <>
            <PageTexts settings={settings} title="playgroundTitle" intro="playgroundIntro" />
            <SectionRowList settings={settings} list="demos" noun="demo" />
          </>
        )}
      </div>
    </Panel>
  );
}

export function NotesPanel({ settings }: SettingsFormProps<keyof TextFields>) {
  return (
    <Panel id="notes" title="Notes page" className={styles.panel}>
      <div className={styles.fields}>
        <PageTexts settings={settings} title="notesTitle" intro="notesIntro" />
      </div>
    </Panel>
  );
}

const ABOUT_TEXTS: Partial<Record<AboutSectionName, Texts>> = {
  profile: { title: 'profileTitle' },
  skills: { title: 'topSkillsTitle' },
};

export function AboutPanel({ settings, empty }: PanelProps<'aboutSections' | 'quotes'>) {
  const { fields } = settings;
  return (
    <Panel id="about" title="About page" className={styles.panel}>
      <div className={styles.fields}>
        <PageTexts settings={settings} title="aboutTitle" />
        <p className="muted">Sections of the profile, two per row on wide screens.</p>
        <SectionRowList
          settings={settings}
          list="aboutSections"
          noun="section"
          empty={{ ...empty.aboutSections, quote: fields.quotes.length === 0 }}
        >
          {name => {
            const texts = ABOUT_TEXTS[name];
            return texts && <PageTexts settings={settings} {...texts} />;
          }}
        </SectionRowList>
        <PageTexts settings={settings} title="futureTitle" />
        <PageTexts settings={settings} title="currentTitle" />
      </div>
    </Panel>
  );
}

export function NavigationPanel({ settings }: SettingsFormProps<'navigation'>) {
  return (
    <Panel id="navigation" title="Navigation" className={styles.panel}>
      <div className={styles.fields}>
        <p className="muted">
          Hidden pages can still be opened by their address. Notes appears once you publish a note. Contact
          comes last and needs the contact section on the home page.
        </p>
        <SectionRowList settings={settings} list="navigation" noun="link" />
      </div>
    </Panel>
  );
}

type PageTextsProps = SettingsFormProps<PageTextName> & {
  title: PageTextName;
  intro?: PageTextName | undefined;
};

/** Edits the heading and intro of a section. The placeholder is the default text. */
function PageTexts({ settings, title, intro }: PageTextsProps) {
  return (
    <div className={sections.texts}>
      <EditedTextField edit={settings} name={title} placeholder={PAGE_TEXTS[title]} />
      {intro && <EditedTextField edit={settings} name={intro} rows={1} placeholder={PAGE_TEXTS[intro]} />}
    </div>
  );
}
