import { ICON_CHOICES, LINK_ICON_CHOICES } from '../../../../shared/icon-choices';
import type { Keyed } from '../../../editing/rows';
import { Field, TextInput } from '../../../ui/forms/field';
import { IconPicker } from '../../../ui/forms/icon-picker';
import { Icon } from '../../../ui/icons/icon';
import { Panel } from '../../../ui/layout/panel';
import { Button, IconButton } from '../../../ui/primitives/button';
import type { SettingsFormProps } from './setting-field';
import styles from './settings-editor.module.css';
import type { SiteLink } from './settings-fields';
import { useRows } from './use-rows';

const NEW_LINK: SiteLink = { label: '', url: '', icon: 'fa-solid fa-link' };
const ICONS = [...LINK_ICON_CHOICES, ...ICON_CHOICES];

/** The links of the footer, in their order. */
export function LinksPanel({ settings }: SettingsFormProps) {
  const { fields, rowIssueOf } = settings;
  const { listRef, addRef, words, ...rows } = useRows({
    rows: fields.links,
    onChange: links => settings.copy.change({ links }),
    blank: NEW_LINK,
    noun: 'link',
  });
  return (
    <Panel id="links" title="Links" className={styles.panel}>
      <div className={styles.fields}>
        <p className="muted">Shown in the footer of every page, in this order.</p>
        {fields.links.length > 0 && (
          <ul ref={listRef} className={styles.rows}>
            {fields.links.map((link, place) => (
              <LinkRow
                key={link.key}
                link={link}
                isFirst={place === 0}
                isLast={place === fields.links.length - 1}
                rowIssueOf={rowIssueOf}
                onChange={changes => rows.change(link.key, changes)}
                onMove={step => rows.move(link.key, step)}
                onRemove={() => rows.remove(link.key)}
              />
            ))}
          </ul>
        )}
        <div>
          <Button ref={addRef} size="sm" onClick={rows.add}>
            <Icon name="plus" />
            Add Link
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {words}
        </p>
      </div>
    </Panel>
  );
}

type LinkRowProps = {
  link: Keyed<SiteLink>;
  isFirst: boolean;
  isLast: boolean;
  rowIssueOf: SettingsFormProps['settings']['rowIssueOf'];
  onChange: (changes: Partial<SiteLink>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

function LinkRow({ link, isFirst, isLast, rowIssueOf, onChange, onMove, onRemove }: LinkRowProps) {
  const { key, label, url, icon } = link;
  const name = label || 'unnamed link';
  return (
    <li className={styles.link}>
      <Field label="Icon" error={rowIssueOf('links', key, 'icon')}>
        <IconPicker
          label="Icon"
          choices={ICONS}
          value={icon}
          onValueChange={chosen => onChange({ icon: chosen })}
        />
      </Field>
      <Field label="Label" error={rowIssueOf('links', key, 'label')}>
        <TextInput value={label} onChange={event => onChange({ label: event.target.value })} />
      </Field>
      <Field label="Address" error={rowIssueOf('links', key, 'url')} className={styles.address}>
        <TextInput
          inputMode="url"
          placeholder="https://, mailto: or /"
          value={url}
          onChange={event => onChange({ url: event.target.value })}
        />
      </Field>
      <div className={styles.rowActions}>
        {/* Not disabled: the focus would be lost at the end of the list. */}
        <IconButton
          icon="arrow-up"
          label={`Move up: ${name}`}
          aria-disabled={isFirst || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrow-down"
          label={`Move down: ${name}`}
          aria-disabled={isLast || undefined}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" variant="danger" label={`Remove: ${name}`} onClick={onRemove} />
      </div>
    </li>
  );
}
