import { ICON_CHOICES, LINK_ICON_CHOICES } from '../../../../shared/icon-choices';
import { Field, TextInput } from '../../../ui/forms/field';
import { IconPicker } from '../../../ui/forms/icon-picker';
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
      onChange={links => copy.change({ links })}
      blank={NEW_LINK}
      rowClassName={styles.link}
    >
      {({ key, label, url, icon }, changeLink) => (
        <>
          <Field label="Icon" error={rowIssueOf('links', key, 'icon')}>
            <IconPicker
              label="Icon"
              choices={ICONS}
              value={icon}
              onValueChange={chosen => changeLink({ icon: chosen })}
            />
          </Field>
          <Field label="Label" error={rowIssueOf('links', key, 'label')}>
            <TextInput value={label} onChange={event => changeLink({ label: event.target.value })} />
          </Field>
          <Field label="Address" error={rowIssueOf('links', key, 'url')} className={styles.address}>
            <TextInput
              inputMode="url"
              placeholder="https://, mailto: or /"
              value={url}
              onChange={event => changeLink({ url: event.target.value })}
            />
          </Field>
        </>
      )}
    </RowsPanel>
  );
}
