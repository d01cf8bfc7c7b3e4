import { EditedIconField, EditedTextField } from '#client/editing/edited-fields';
import { Panel } from '#client/ui/layout/panel';
import type { SiteLink } from '#shared/contract/site';
import { ICON_CHOICES, LINK_ICON_CHOICES } from '#shared/icon-choices';
import { RowList } from './row-list';
import styles from './settings-editor.module.css';
import { SETTINGS_FIELDS, type SettingsFormProps } from './settings-fields';

const NEW_LINK: SiteLink = { label: '', url: '', icon: 'fa-solid fa-link' };
const ICONS = [...LINK_ICON_CHOICES, ...ICON_CHOICES];

export function LinksPanel({ settings }: SettingsFormProps<'links'>) {
  return (
    <Panel id="links" title={SETTINGS_FIELDS.links.label}>
      <RowList
        edit={settings}
        name="links"
        hint="Shown in the footer of every page, in this order."
        noun="link"
        getName={({ label }) => label}
        blank={NEW_LINK}
        className={styles.rows}
        itemClassName={styles.link}
      >
        {(link, { handle, tools }) => (
          <>
            <EditedIconField edit={link} choices={ICONS} />
            <EditedTextField edit={link} name="label" label="Label" />
            <EditedTextField
              edit={link}
              name="url"
              label="Address"
              inputMode="url"
              placeholder="https://, mailto: or /"
              className={styles.address}
            />
            <div className={`line ${styles.rowActions}`}>
              {handle}
              {tools}
            </div>
          </>
        )}
      </RowList>
    </Panel>
  );
}
