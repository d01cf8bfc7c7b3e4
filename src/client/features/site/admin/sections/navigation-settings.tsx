import type { NAVIGATION_FIELDS, SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { SETTINGS_LABELS } from '#client/features/site/admin/settings-labels';
import { Panel } from '#client/ui/layout/panel';
import { SectionRowList } from './section-row-list';

export function NavigationSettings({ settings }: SettingsFormProps<keyof typeof NAVIGATION_FIELDS>) {
  return (
    <Panel title={SETTINGS_LABELS.navigation}>
      <div className="stack-3">
        <p className="muted">
          Hidden pages can still be opened by their address. Notes appears once you publish a note. Contact
          comes last and needs the contact section on the home page.
        </p>
        <SectionRowList settings={settings} list="navigation" noun="link" />
      </div>
    </Panel>
  );
}
