import { Link } from 'wouter';
import { EditedTextField } from '#client/editing/fields/edited-fields';
import { SegmentedPanel } from '#client/features/site/admin/segmented-panel';
import type { ABOUT_FIELDS, SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { ownerPaths } from '#client/lib/owner-paths';
import { Panel } from '#client/ui/layout/panel';
import { siteFields } from '#shared/contract/site';
import type { AboutSectionName } from '#shared/sections/about';
import { PageTexts } from './page-texts';
import type { EmptyEntries } from './section-fields';
import { type SectionFields, SectionRowList } from './section-row-list';
import { useDefaultTexts } from './use-default-texts';

type AboutProps = SettingsFormProps<keyof typeof ABOUT_FIELDS | 'quotes'>;

/** Edits the headings of the About page and the sections of its profile. */
export function AboutSettings({ settings, empty }: AboutProps & { empty: EmptyEntries }) {
  const defaults = useDefaultTexts();
  return (
    <>
      <Panel title="About page">
        <div className="stack-3 narrow">
          {(['aboutTitle', 'futureTitle', 'currentTitle'] as const).map(name => (
            <EditedTextField key={name} edit={settings} name={name} placeholder={defaults[name]} />
          ))}
        </div>
      </Panel>
      <SegmentedPanel settings={settings} name="aboutView" words={siteFields.aboutView.words}>
        Choose what visitors see first: one element of the timeline at a time, as large as the window, or a
        list of everything, which also prints well. Each links to the other.
      </SegmentedPanel>
      <Panel title={siteFields.aboutSections.label}>
        <div className="stack-3">
          <p className="muted">Sections of the profile, two per row on wide screens.</p>
          <SectionRowList
            settings={settings}
            list="aboutSections"
            noun="section"
            empty={{ ...empty.aboutSections, quote: settings.fields.quotes.length === 0 }}
            sectionFields={listSectionFields(settings)}
          />
        </div>
      </Panel>
    </>
  );
}

function listSectionFields(
  settings: AboutProps['settings'],
): Partial<Record<AboutSectionName, SectionFields>> {
  const isInvalid = (name: 'profileTitle' | 'topSkillsTitle') => settings.findIssue(name) !== undefined;
  return {
    owner: toLink(ownerPaths.profile, 'Edit name and facts'),
    profile: {
      isInvalid: isInvalid('profileTitle'),
      content: <PageTexts settings={settings} title="profileTitle" />,
    },
    skills: {
      isInvalid: isInvalid('topSkillsTitle'),
      content: <PageTexts settings={settings} title="topSkillsTitle" />,
    },
    quote: toLink(ownerPaths.quotes, 'Edit quotes'),
  };
}

function toLink(href: string, text: string): SectionFields {
  return { isInvalid: false, content: <Link href={href}>{text}</Link> };
}
