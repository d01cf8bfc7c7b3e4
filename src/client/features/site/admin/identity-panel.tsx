import { Field, TextArea, TextInput } from '../../../ui/forms/field';
import { Panel } from '../../../ui/layout/panel';
import type { SettingsPartProps } from './settings-draft';
import styles from './settings-editor.module.css';

/** Who the site is about: read on every page, in the search engines' data, the resume and the picture of shared links. */
export function IdentityPanel(part: SettingsPartProps) {
  const { draft, change, errorOf } = part;
  return (
    <Panel id="identity" title="Identity" className={styles.panel}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <SettingField {...part} field="ownerName" label="Name" autoComplete="name" />
          <SettingField {...part} field="role" label="Role" autoComplete="organization-title" />
        </div>
        <SettingField
          {...part}
          field="headline"
          label="Headline"
          hint="The large heading on the home page."
        />
        <Field label="Introduction" error={errorOf('introduction', draft.introduction)}>
          <TextArea
            rows={3}
            value={draft.introduction}
            onChange={event => change({ introduction: event.target.value })}
          />
        </Field>
        <div className={styles.pair}>
          <SettingField {...part} field="location" label="Location" />
          <SettingField {...part} field="education" label="Education" />
          <SettingField {...part} field="employment" label="Employment" />
          <SettingField
            {...part}
            field="codeProfileUrl"
            label="Code profile"
            hint="Linked from the logo on the not-found page."
            inputMode="url"
            placeholder="https://"
          />
        </div>
      </div>
    </Panel>
  );
}

type TextField =
  | 'ownerName'
  | 'role'
  | 'headline'
  | 'location'
  | 'education'
  | 'employment'
  | 'codeProfileUrl';

type SettingFieldProps = SettingsPartProps & {
  field: TextField;
  label: string;
  hint?: string;
  inputMode?: 'url';
  placeholder?: string;
  autoComplete?: string;
};

function SettingField({ draft, change, errorOf, field, label, hint, ...input }: SettingFieldProps) {
  return (
    <Field label={label} hint={hint} error={errorOf(field, draft[field])}>
      <TextInput
        {...input}
        value={draft[field]}
        onChange={event => change({ [field]: event.target.value })}
      />
    </Field>
  );
}
