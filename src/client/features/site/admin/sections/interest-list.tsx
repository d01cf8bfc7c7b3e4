import { EditedIconField, EditedTextField } from '#client/editing/fields/edited-fields';
import { ExpandableRow } from '#client/editing/lists/expandable-row';
import { RowList } from '#client/features/site/admin/row-list';
import styles from '#client/features/site/admin/settings.module.css';
import type {
  DrawingChoice,
  SettingsFormProps,
  SiteTopic,
} from '#client/features/site/admin/settings-fields';
import { Field } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { useOpenRow } from '#client/ui/primitives/use-open-row';
import { MAX_LAYERS } from '#shared/drawing-names';

const NEW_TOPIC: SiteTopic = { name: '', description: '', icon: 'fa-solid fa-star', drawing: '' };
const AUTOMATIC = { value: '', label: 'Automatic' } as const;
const COLUMNS = ['name', 'description', 'icon', 'drawing'];

type InterestListProps = SettingsFormProps<'topics'> & { drawingChoices: readonly DrawingChoice[] };

export function InterestList({ settings, drawingChoices }: InterestListProps) {
  const rows = useOpenRow();
  const hasDrawings = drawingChoices.length > 0;
  return (
    <RowList
      edit={settings}
      name="topics"
      hint={`Up to ${MAX_LAYERS} interests for the home page.${hasDrawings ? ' Each adds a layer to the drawing.' : ''}`}
      noun="interest"
      getName={({ name }) => name}
      blank={settings.fields.topics.length < MAX_LAYERS ? NEW_TOPIC : undefined}
      onAdd={rows.open}
    >
      {(topic, { handle, tools }) => (
        <ExpandableRow
          lead={handle}
          name={topic.fields.name || 'New interest'}
          tools={tools}
          isOpen={rows.isOpen(topic.fields.key)}
          isInvalid={COLUMNS.some(topic.findIssue)}
          onToggle={() => rows.toggle(topic.fields.key)}
        >
          <div className={`narrow ${styles.fields}`}>
            <EditedIconField edit={topic} />
            <EditedTextField edit={topic} name="name" label="Name" />
            {hasDrawings && (
              <Field label="Drawing" error={topic.findIssue('drawing')}>
                <OptionSelect
                  options={[AUTOMATIC, ...drawingChoices]}
                  value={topic.fields.drawing}
                  onValueChange={drawing => topic.set('drawing', drawing)}
                />
              </Field>
            )}
            <EditedTextField
              edit={topic}
              name="description"
              label="Description"
              rows={2}
              className={styles.whole}
            />
          </div>
        </ExpandableRow>
      )}
    </RowList>
  );
}
