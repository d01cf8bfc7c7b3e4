import type { NAVIGATION_FIELDS, SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { Panel } from '#client/ui/layout/panel';
import { siteFields } from '#shared/contract/site';
import { SectionRowList } from './section-row-list';

export function NavigationSettings({ settings }: SettingsFormProps<keyof typeof NAVIGATION_FIELDS>) {
  return (
    <Panel title={siteFields.navigation.label}>
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
