import { toOptions } from '#client/editing/fields/declared-fields';
import { ExpandableRow } from '#client/editing/lists/expandable-row';
import rowStyles from '#client/editing/lists/list-row.module.css';
import type { PROJECTS_FIELDS, SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { Switch } from '#client/ui/forms/switch';
import { Panel } from '#client/ui/layout/panel';
import { Segmented } from '#client/ui/primitives/segmented';
import { useOpenRow } from '#client/ui/primitives/use-open-row';
import { siteFields } from '#shared/contract/site';
import { PageTexts } from './page-texts';
import { SectionRowList } from './section-row-list';

type ProjectsProps = SettingsFormProps<keyof typeof PROJECTS_FIELDS> & {
  /** False if the site has no demos for the playground. */
  hasDemos: boolean;
};

export function ProjectsSettings({ settings, hasDemos }: ProjectsProps) {
  const { fields, set, findIssue } = settings;
  const { isOpen, toggle } = useOpenRow();
  const rowOf = (id: 'archiveOpen' | 'projectPage' | 'playground') => ({
    id,
    name: siteFields[id].label,
    isOpen: isOpen(id),
    onToggle: () => toggle(id),
  });
  const isPlaygroundInvalid = [findIssue('playgroundTitle'), findIssue('playgroundIntro')].some(Boolean);
  return (
    <Panel title="Projects page">
      <div className="stack-3">
        <PageTexts settings={settings} title="projectsTitle" intro="projectsIntro" />
        <ul>
          <li className={rowStyles.item}>
            <ExpandableRow {...rowOf('archiveOpen')} note={siteFields.archiveOpen.words[fields.archiveOpen]}>
              <div>
                <Segmented
                  label={siteFields.archiveOpen.label}
                  options={toOptions(siteFields.archiveOpen.words)}
                  value={fields.archiveOpen}
                  onValueChange={value => set('archiveOpen', value)}
                />
              </div>
              <p className="note">
                Choose which categories are open when the projects page loads. If you have few projects, open
                all. Visitors can open and close them.
              </p>
            </ExpandableRow>
          </li>
          <li className={rowStyles.item}>
            <ExpandableRow {...rowOf('projectPage')} note={siteFields.projectPage.words[fields.projectPage]}>
              <div>
                <Segmented
                  label={siteFields.projectPage.label}
                  options={toOptions(siteFields.projectPage.words)}
                  value={fields.projectPage}
                  onValueChange={value => set('projectPage', value)}
                />
              </div>
              <p className="note">
                Tabs show details, skills, learned and media one at a time. A single page shows them all, with
                a bar that marks the current section.
              </p>
            </ExpandableRow>
          </li>
          {hasDemos && (
            <li className={rowStyles.item}>
              <ExpandableRow
                {...rowOf('playground')}
                isInvalid={isPlaygroundInvalid}
                lead={
                  <Switch
                    checked={fields.playground}
                    aria-label={siteFields.playground.label}
                    onCheckedChange={isShown => set('playground', isShown)}
                  />
                }
              >
                <PageTexts settings={settings} title="playgroundTitle" intro="playgroundIntro" />
                <SectionRowList settings={settings} list="demos" noun="demo" />
              </ExpandableRow>
            </li>
          )}
        </ul>
      </div>
    </Panel>
  );
}
