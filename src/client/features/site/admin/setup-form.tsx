import { type ReactNode, useMemo, useState } from 'react';
import { ConflictDialog } from '#client/editing/conflict-dialog';
import { LeaveDialog, RestoredAlert } from '#client/editing/editor-frame';
import type { FieldDefinitions } from '#client/editing/merge';
import { useSave } from '#client/editing/use-save';
import { useWorkingCopy, type WorkingCopyView } from '#client/editing/use-working-copy';
import type { SaveOutcome } from '#client/editing/working-copy';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import type { Site, SiteSettings } from '#shared/contract/site';
import { SETTINGS_SAVE, SettingsLoader } from './settings-editor';
import styles from './settings-editor.module.css';
import { type SettingName, type SettingsOf, storedSettings } from './settings-fields';
import { useSettingsStore } from './site-admin-queries';

export type SetupFormProps = {
  /** Settings that still contain sample content; their fields start empty. */
  sample: readonly string[];
  footer: (step: { isSaving: boolean; save: () => Promise<boolean> }) => ReactNode;
};

type StepFormProps<Name extends SettingName> = SetupFormProps & {
  name: string;
  definitions: FieldDefinitions<SettingsOf<Name>>;
  normalize?: (fields: SettingsOf<Name>) => SettingsOf<Name>;
  /** Renders the fields; `original` is the site with its sample content, for placeholders. */
  children: (settings: WorkingCopyView<SettingsOf<Name>>, original: Site) => ReactNode;
};

export function SetupForm<Name extends SettingName>(props: StepFormProps<Name>) {
  return <SettingsLoader>{site => <LoadedForm {...props} site={site} />}</SettingsLoader>;
}

function LoadedForm<Name extends SettingName>(props: StepFormProps<Name> & { site: Site }) {
  const { site, sample, name, definitions, normalize, footer, children } = props;
  const [original] = useState(site);
  const [read] = useState(() => (now: Site) => clearSampleValues(now, original, sample));
  const settings = useWorkingCopy({
    name,
    definitions,
    stored: useMemo(() => storedSettings(read(site)), [site, read]),
    ...(normalize && { normalize }),
    ...useSettingsStore<Name>(read),
  });
  const save = useSave(settings.copy, SETTINGS_SAVE);
  const formRef = useFocusOnInvalid<HTMLDivElement>(settings.failedSaves);
  const isSaved = async (send?: () => Promise<SaveOutcome<SettingsOf<Name>>>) =>
    !settings.isDirty || (await save(send)).kind === 'saved';
  return (
    <div ref={formRef} className={styles.editor}>
      {settings.isRestored && <RestoredAlert onDiscard={settings.copy.discard} />}
      {children(settings, original)}
      {footer({ isSaving: settings.isSaving, save: isSaved })}
      <ConflictDialog
        edit={settings}
        subject="settings"
        onOverwrite={() => void isSaved(settings.copy.overwrite)}
      />
      <LeaveDialog isActive={settings.isDirty} onLeave={settings.copy.abandon} />
    </div>
  );
}

const EMPTY: Partial<SiteSettings> = { links: [], birthDate: null, homeSections: [] };

/** Empties settings that still have their sample value; a field left empty changes nothing. */
function clearSampleValues(now: Site, original: Site, sample: readonly string[]): Site {
  const before = new Map<string, unknown>(Object.entries(original));
  const empty = new Map<string, unknown>(Object.entries(EMPTY));
  const changed = Object.entries<unknown>(now).flatMap(([name, value]) =>
    sample.includes(name) && JSON.stringify(value) === JSON.stringify(before.get(name))
      ? [[name, empty.has(name) ? empty.get(name) : '']]
      : [],
  );
  return { ...now, ...Object.fromEntries(changed) };
}
