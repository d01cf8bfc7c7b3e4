import { toOptions } from '#client/editing/fields/declared-fields';
import { EditedTextField } from '#client/editing/fields/edited-fields';
import type {
  DrawingChoice,
  HOME_FIELDS,
  SettingsFormProps,
} from '#client/features/site/admin/settings-fields';
import { Panel } from '#client/ui/layout/panel';
import { Segmented } from '#client/ui/primitives/segmented';
import { siteFields } from '#shared/contract/site';
import type { TextKey } from '#shared/language/english';
import type { CounterName, HomeSectionName } from '#shared/sections/home';
import { InterestList } from './interest-list';
import { PageTexts } from './page-texts';
import type { EmptyEntries } from './section-fields';
import { type SectionFields, SectionRowList } from './section-row-list';

type HomeSetting = keyof typeof HOME_FIELDS;

type HomeProps = SettingsFormProps<HomeSetting> & {
  empty: EmptyEntries;
  drawingChoices: readonly DrawingChoice[];
};

/** Edits the home page below the hero, section by section, and its counters. */
export function HomeSettings(props: HomeProps) {
  return (
    <>
      <SectionsPanel {...props} />
      <CountersPanel {...props} />
    </>
  );
}

function SectionsPanel({ settings, empty, drawingChoices }: HomeProps) {
  return (
    <Panel title="Home page">
      <div className="stack-3">
        <p className="muted">
          Sections below the headline, in this order. Visitors never see empty sections.
        </p>
        <SectionRowList
          settings={settings}
          list="homeSections"
          noun="section"
          empty={{ ...empty.homeSections, interests: settings.fields.topics.length === 0 }}
          sectionFields={listSectionFields(settings, drawingChoices)}
        />
      </div>
    </Panel>
  );
}

const LAYOUTS = toOptions(siteFields.featuredLayout.words);

/** The sections with a heading, which the owner can change. */
type TitledSection = {
  [Name in HomeSectionName]: `${Name}Title` extends TextKey ? Name : never;
}[HomeSectionName];

function listSectionFields(
  settings: HomeProps['settings'],
  drawingChoices: readonly DrawingChoice[],
): Record<TitledSection, SectionFields> {
  const { fields, set } = settings;
  const isInvalid = (...names: HomeSetting[]) => names.some(name => settings.findIssue(name) !== undefined);
  return {
    interests: {
      isInvalid: isInvalid('interestsTitle', 'interestsIntro', 'topics'),
      content: (
        <>
          <PageTexts settings={settings} title="interestsTitle" intro="interestsIntro" />
          <InterestList settings={settings} drawingChoices={drawingChoices} />
        </>
      ),
    },
    skills: {
      isInvalid: isInvalid('skillsTitle', 'skillsIntro'),
      content: <PageTexts settings={settings} title="skillsTitle" intro="skillsIntro" />,
    },
    portfolio: {
      isInvalid: isInvalid('portfolioTitle', 'portfolioIntro'),
      content: (
        <>
          <PageTexts settings={settings} title="portfolioTitle" intro="portfolioIntro" />
          <div>
            <Segmented
              label={siteFields.featuredLayout.label}
              options={LAYOUTS}
              value={fields.featuredLayout}
              onValueChange={layout => set('featuredLayout', layout)}
            />
          </div>
        </>
      ),
    },
    contact: {
      isInvalid: isInvalid('contactTitle', 'contactIntro', 'replyPromise'),
      content: (
        <>
          <PageTexts settings={settings} title="contactTitle" intro="contactIntro" />
          <EditedTextField
            edit={settings}
            name="replyPromise"
            optional
            hint="Shown beside the contact form, such as “I reply within two working days.”"
          />
        </>
      ),
    },
  };
}

function CountersPanel({ settings, empty }: Pick<HomeProps, 'settings' | 'empty'>) {
  return (
    <Panel id="counters" title={siteFields.counters.label}>
      <div className="stack-3">
        <p className="muted">
          Counters shown below the headline. To show years, enter a date in Identity, under Dates.
        </p>
        <SectionRowList<'counters', CounterName>
          settings={settings}
          list="counters"
          noun="counter"
          empty={empty.counters}
        />
      </div>
    </Panel>
  );
}
