import { ICON_CHOICES, LINK_ICON_CHOICES } from '../../../../shared/icon-choices';
import { EditedIconField, EditedTextField } from '../../../editing/edited-fields';
import { RowsPanel } from './rows-panel';
import styles from './settings-editor.module.css';
import type { SettingsFormProps, SiteLink } from './settings-fields';

const NEW_LINK: SiteLink = { label: '', url: '', icon: 'fa-solid fa-link' };
const ICONS = [...LINK_ICON_CHOICES, ...ICON_CHOICES];

/** The links of the footer, in their order. */
export function LinksPanel({ settings: { copy, fields, rowIssueOf } }: SettingsFormProps) {
  return (
    <RowsPanel
      id="links"
      title="Links"
      hint="Shown in the footer of every page, in this order."
      noun="link"
      nameOf={({ label }) => label}
      rows={fields.links}
      issueOf={(key, column) => rowIssueOf('links', key, column)}
      onChange={links => copy.change({ links })}
      blank={NEW_LINK}
      rowClassName={styles.link}
    >
      {link => (
        <>
          <EditedIconField edit={link} name="icon" choices={ICONS} />
          <EditedTextField edit={link} name="label" label="Label" />
          <EditedTextField
            edit={link}
            name="url"
            label="Address"
            inputMode="url"
            placeholder="https://, mailto: or /"
            className={styles.address}
          />
        </>
      )}
    </RowsPanel>
  );
}
