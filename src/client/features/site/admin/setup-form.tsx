import { type ReactNode, useMemo, useState } from 'react';
import { ConflictDialog } from '#client/editing/frame/conflict-dialog';
import { LeaveDialog, RestoredAlert } from '#client/editing/frame/editor-frame';
import type { FieldDefinitions } from '#client/editing/working-copy/merge';
import { useWorkingCopy, type WorkingCopyView } from '#client/editing/working-copy/use-working-copy';
import type { SaveOutcome } from '#client/editing/working-copy/working-copy';
import type { Issue } from '#client/editing/working-copy/working-copy-state';
import { findErrorCode } from '#client/lib/api/api-error';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { Alert } from '#client/ui/feedback/alert';
import type { Site, SiteSettings, SiteUpdate } from '#shared/contract/site';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import { SETTINGS_SAVE } from './settings-editor';
import { type SettingName, type SettingsOf, storedSettings } from './settings-fields';
import { SettingsLoader } from './settings-loader';
import { useSettingsStore } from './site-admin-queries';

export type SetupFormProps = {
  /**
   * The settings that still contain sample content, on the first run. Their fields start empty, and so do
   * those with a default. A later run starts from the stored values.
   */
  sample: readonly string[] | null;
  footer: (step: { isSaving: boolean; save: () => Promise<boolean> }) => ReactNode;
};

type StepFormProps<Name extends SettingName> = SetupFormProps & {
  name: string;
  definitions: FieldDefinitions<SettingsOf<Name>>;
  normalize?: (fields: SettingsOf<Name>) => SettingsOf<Name>;
  validate?: (fields: SettingsOf<Name>) => Issue[];
  /** Settings without a field in the step, which are saved together with it. */
  alongside?: SiteUpdate | undefined;
  children: (settings: WorkingCopyView<SettingsOf<Name>>) => ReactNode;
};

export function SetupForm<Name extends SettingName>(props: StepFormProps<Name>) {
  return <SettingsLoader>{site => <LoadedForm {...props} site={site} />}</SettingsLoader>;
}

function LoadedForm<Name extends SettingName>(props: StepFormProps<Name> & { site: Site }) {
  const { site, sample, name, definitions, normalize, validate, alongside, footer, children } = props;
  const [read] = useState(() => (now: Site) => (sample ? clearBegunValues(now, site, sample) : now));
  const settings = useWorkingCopy({
    name,
    definitions,
    stored: useMemo(() => storedSettings(read(site)), [site, read]),
    ...(normalize && { normalize }),
    ...(validate && { validate }),
    ...useSettingsStore<Name>(read, alongside),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const formRef = useFocusOnInvalid<HTMLDivElement>(settings.failedSaves);
  /** The next step shows a success. A failure stands in the page, because a toast would cover the buttons. */
  async function isSaved(send: () => Promise<SaveOutcome<SettingsOf<Name>>> = settings.copy.save) {
    if (!settings.isDirty) return true;
    setFailure(null);
    const outcome = await send();
    // Without a session, the sign-in screen follows.
    if (outcome.kind === 'failed' && findErrorCode(outcome.error) !== 'UNAUTHORIZED')
      setFailure(SETTINGS_SAVE.explain(outcome.error));
    return outcome.kind === 'saved';
  }
  return (
    <div ref={formRef} className="stack">
      {settings.isRestored && <RestoredAlert onDiscard={settings.copy.discard} />}
      {children(settings)}
      {failure !== null && <Alert tone="err">{failure}</Alert>}
      {footer({ isSaving: settings.isSaving, save: () => isSaved() })}
      <ConflictDialog
        edit={settings}
        subject="settings"
        onOverwrite={() => void isSaved(settings.copy.overwrite)}
      />
      <LeaveDialog isActive={settings.isDirty} onLeave={settings.copy.abandon} />
    </div>
  );
}

const EMPTY: Partial<SiteSettings> = { links: [], birthDate: null };
/** Their defaults stand in for words of the owner. */
const WORDS = ['ownerName', 'role', 'headline', 'introduction'];

/** Empties settings that still have their sample or default value. A field left empty changes nothing. */
function clearBegunValues(now: Site, original: Site, sample: readonly string[]): Site {
  const [before, standard, empty] = [original, BLANK_SITE_SETTINGS, EMPTY].map(
    settings => new Map<string, unknown>(Object.entries(settings)),
  );
  const isBegun = (name: string, value: unknown) =>
    (sample.includes(name) && JSON.stringify(value) === JSON.stringify(before?.get(name))) ||
    (WORDS.includes(name) && value === standard?.get(name));
  const changed = Object.entries<unknown>(now).flatMap(([name, value]) =>
    isBegun(name, value) ? [[name, empty?.has(name) ? empty.get(name) : '']] : [],
  );
  return { ...now, ...Object.fromEntries(changed) };
}
