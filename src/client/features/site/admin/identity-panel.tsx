import { Panel } from '../../../ui/layout/panel';
import { SettingField, type SettingsFormProps } from './setting-field';
import styles from './settings-editor.module.css';

/** Who the site is about: read on every page, in the search engines' data, the resume and the picture of shared links. */
export function IdentityPanel({ settings }: SettingsFormProps) {
  return (
    <Panel id="identity" title="Identity" className={styles.panel}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <SettingField settings={settings} name="ownerName" autoComplete="name" />
          <SettingField settings={settings} name="role" autoComplete="organization-title" />
        </div>
        <SettingField settings={settings} name="headline" hint="The large heading on the home page." />
        <SettingField settings={settings} name="introduction" rows={3} />
        <div className={styles.pair}>
          <SettingField settings={settings} name="location" />
          <SettingField settings={settings} name="education" />
          <SettingField settings={settings} name="employment" />
          <SettingField
            settings={settings}
            name="codeProfileUrl"
            hint="Linked from the logo on the not-found page."
            inputMode="url"
            placeholder="https://"
          />
        </div>
      </div>
    </Panel>
  );
}

export function DatesPanel({ settings }: SettingsFormProps) {
  return (
    <Panel id="dates" title="Dates" className={styles.panel}>
      <div className={styles.pair}>
        <SettingField
          settings={settings}
          name="experienceStart"
          hint="The home page counts your years of experience from here."
          type="date"
        />
        <SettingField
          settings={settings}
          name="birthDate"
          optional
          hint="Never shown. Used to show your age on events."
          type="date"
          autoComplete="bday"
        />
      </div>
    </Panel>
  );
}
