import type { SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { Panel } from '#client/ui/layout/panel';
import { HOME_SECTIONS } from '#shared/sections/home';
import { completeList } from '#shared/sections/section-list';
import { DEFAULT_SITE_SETTINGS } from '#shared/site-defaults';
import choice from './choice-panel.module.css';

type LayoutSetting = 'homeSections' | 'projectPage' | 'archiveOpen';

const LAYOUTS = [
  {
    label: 'Skills first',
    description: 'Interests and skills first, project pages with tabs, one category open.',
    first: [],
    projectPage: DEFAULT_SITE_SETTINGS.projectPage,
    archiveOpen: DEFAULT_SITE_SETTINGS.archiveOpen,
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
      <fieldset className={`stack-4 ${choice.options}`} data-width="wide">
        <legend className="visually-hidden">Layout</legend>
        {LAYOUTS.map(layout => (
          <label key={layout.label} className={`option stack-2 ${choice.option} ${choice.choice}`}>
            <input
              type="radio"
              name="layout"
              className={choice.radio}
              checked={
                projectPage === layout.projectPage &&
                archiveOpen === layout.archiveOpen &&
                isSameOrder(layout.first)
              }
              onChange={() => {
                set('homeSections', arrange(layout.first));
                set('projectPage', layout.projectPage);
                set('archiveOpen', layout.archiveOpen);
              }}
            />
            <span>
              <b className={choice.name}>{layout.label}</b>
              <span className="note">{layout.description}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}
