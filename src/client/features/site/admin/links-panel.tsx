import { useState } from 'react';
import { EditedIconField, EditedTextField } from '#client/editing/fields/edited-fields';
import type { RowEdit } from '#client/editing/fields/edited-rows';
import { ExpandableRow } from '#client/editing/lists/expandable-row';
import type { Keyed } from '#client/editing/working-copy/rows';
import { Panel } from '#client/ui/layout/panel';
import type { SiteLink } from '#shared/contract/site';
import { ICON_CHOICES, LINK_ICON_CHOICES } from '#shared/icon-choices';
import { type RowControls, RowList } from './row-list';
import styles from './settings.module.css';
import { SETTINGS_FIELDS, type SettingsFormProps } from './settings-fields';

const NEW_LINK: SiteLink = { label: '', url: '', icon: 'fa-solid fa-link' };
const ICONS = [...LINK_ICON_CHOICES, ...ICON_CHOICES];
const COLUMNS = ['icon', 'label', 'url'];

export function LinksPanel(props: SettingsFormProps<'links'>) {
  return (
    <Panel id="links" title={SETTINGS_FIELDS.links.label}>
      <LinkList {...props} />
    </Panel>
  );
}

export function LinkList({ settings }: SettingsFormProps<'links'>) {
  return (
    <RowList
      edit={settings}
      name="links"
      hint="Shown in the footer of every page, in this order."
      noun="link"
      getName={({ label }) => label}
      blank={NEW_LINK}
    >
      {(link, controls) => <LinkRow link={link} controls={controls} />}
    </RowList>
  );
}

type LinkRowProps = { link: RowEdit<Keyed<SiteLink>>; controls: RowControls };

/** Shows a link in a low row. A link without an address, such as a new one, starts open. */
function LinkRow({ link, controls }: LinkRowProps) {
  const { label, url } = link.fields;
  const [isOpen, setOpen] = useState(url === '');
  return (
    <ExpandableRow
      lead={controls.handle}
      name={label || 'New link'}
      note={url}
      tools={controls.tools}
      isOpen={isOpen}
      isInvalid={COLUMNS.some(link.findIssue)}
      onToggle={() => setOpen(!isOpen)}
    >
      <div className={styles.fields}>
        <EditedIconField edit={link} choices={ICONS} />
        <EditedTextField edit={link} name="label" label="Label" />
        <EditedTextField
          edit={link}
          name="url"
          label="Address"
          inputMode="url"
          placeholder="https://, an email address or /"
        />
      </div>
    </ExpandableRow>
  );
}
