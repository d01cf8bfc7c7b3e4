import type { SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { Panel } from '#client/ui/layout/panel';
import { HOME_SECTIONS } from '#shared/sections/home';
import { completeList } from '#shared/sections/section-list';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import styles from './appearance.module.css';
import { ChoiceCard } from './choice-card';

type LayoutSetting = 'homeSections' | 'projectPage' | 'archiveOpen';

const LAYOUTS = [
  {
    label: 'Skills first',
    description: 'Interests and skills first, project pages with tabs, one category open.',
    first: [],
    projectPage: BLANK_SITE_SETTINGS.projectPage,
    archiveOpen: BLANK_SITE_SETTINGS.archiveOpen,
  },
  {
    label: 'Projects first',
    description: 'Project pages as one text, all categories open. For visitors who come to see your work.',
    first: ['portfolio'],
    projectPage: 'story',
    archiveOpen: 'all',
  },
] as const;

/** Sets three settings at once, which Settings > Home and Settings > Projects have one by one. */
export function LayoutPanel({ settings: { fields, set } }: SettingsFormProps<LayoutSetting>) {
  const { homeSections, projectPage, archiveOpen } = fields;
  const arrange = (first: readonly (typeof HOME_SECTIONS)[number][]) => {
    const shown = new Map(homeSections.map(row => [row.name, row]));
    const names = completeList(
      first.map(name => ({ name, hidden: false })),
      HOME_SECTIONS,
    );
    return names.map(row => shown.get(row.name) ?? row);
  };
  const isSameOrder = (first: (typeof LAYOUTS)[number]['first']) =>
    arrange(first).every(({ name }, index) => homeSections[index]?.name === name);
  return (
    <Panel title="Layout">
      <fieldset className={`grid ${styles.choices}`}>
        <legend className="visually-hidden">Layout</legend>
        {LAYOUTS.map(layout => (
          <ChoiceCard
            key={layout.label}
            label={layout.label}
            description={layout.description}
            name="layout"
            checked={
              projectPage === layout.projectPage &&
              archiveOpen === layout.archiveOpen &&
              isSameOrder(layout.first)
            }
            onChoose={() => {
              set('homeSections', arrange(layout.first));
              set('projectPage', layout.projectPage);
              set('archiveOpen', layout.archiveOpen);
            }}
          />
        ))}
      </fieldset>
    </Panel>
  );
}
