import { EditedIconField, EditedTextField } from '#client/editing/edited-fields';
import { Field } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import type { SiteLink } from '#shared/contract/site';
import { DRAWINGS, MAX_LAYERS } from '#shared/drawing-names';
import { ICON_CHOICES, LINK_ICON_CHOICES } from '#shared/icon-choices';
import { DRAWING_LABELS } from './drawing-labels';
import { RowsPanel } from './rows-panel';
import styles from './settings-editor.module.css';
import type { SettingsFormProps, SiteQuote, SiteTopic } from './settings-fields';

const NEW_LINK: SiteLink = { label: '', url: '', icon: 'fa-solid fa-link' };
const ICONS = [...LINK_ICON_CHOICES, ...ICON_CHOICES];

export function LinksPanel({ settings }: SettingsFormProps<'links'>) {
  return (
    <RowsPanel
      edit={settings}
      name="links"
      hint="Shown in the footer of every page, in this order."
      noun="link"
      getName={({ label }) => label}
      blank={NEW_LINK}
      rowClassName={styles.link}
    >
      {link => (
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
        </>
      )}
    </RowsPanel>
  );
}

const DRAWING_OPTIONS = DRAWINGS.map(value => ({ value, label: DRAWING_LABELS[value] }));
const NEW_TOPIC: SiteTopic = { name: '', description: '', icon: 'fa-solid fa-star', drawing: 'frame' };

export function TopicsPanel({ settings }: SettingsFormProps<'topics'>) {
  return (
    <RowsPanel
      edit={settings}
      name="topics"
      hint="Up to 8 interests for the home page. Each adds a layer to the drawing."
      noun="interest"
      getName={({ name }) => name}
      blank={settings.fields.topics.length < MAX_LAYERS ? NEW_TOPIC : undefined}
      rowClassName={styles.topic}
    >
      {topic => (
        <>
          <EditedIconField edit={topic} />
          <EditedTextField edit={topic} name="name" label="Name" />
          <Field label="Drawing" error={topic.findIssue('drawing')} className={styles.drawing}>
            <OptionSelect
              options={DRAWING_OPTIONS}
              value={topic.fields.drawing}
              onValueChange={drawing => topic.set('drawing', drawing)}
            />
          </Field>
          <EditedTextField
            edit={topic}
            name="description"
            label="Description"
            rows={2}
            compact
            className={styles.description}
          />
        </>
      )}
    </RowsPanel>
  );
}

const NEW_QUOTE: SiteQuote = { text: '', author: '' };

export function QuotesPanel({ settings }: SettingsFormProps<'quotes'>) {
  return (
    <RowsPanel
      edit={settings}
      name="quotes"
      actions={<span className="num muted">{settings.fields.quotes.length}</span>}
      hint="Each visit to the About page shows one of them at random."
      noun="quote"
      blank={NEW_QUOTE}
      rowClassName={styles.quote}
    >
      {(quote, index) => (
        <>
          <EditedTextField edit={quote} name="text" label={`Quote ${index + 1}`} rows={2} compact />
          <EditedTextField edit={quote} name="author" label="Author" compact />
        </>
      )}
    </RowsPanel>
  );
}
