import { type ReactNode, useState } from 'react';
import { EditorFrame } from '#client/editing/frame/editor-frame';
import type { Editor } from '#client/editing/use-editor';
import type { Issue } from '#client/editing/working-copy/issues';
import type { FieldDefinitions } from '#client/editing/working-copy/merge';
import type { SaveOutcome } from '#client/editing/working-copy/working-copy';
import { findErrorCode } from '#client/lib/api/api-error';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { Alert } from '#client/ui/feedback/alert';
import type { Site, SiteSettings, SiteUpdate } from '#shared/contract/site';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import type { SettingName, SettingsOf } from './settings-fields';
import { explainSettingsFailure, SettingsLoader, useSettings } from './use-settings';

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
  children: (settings: Editor<SettingsOf<Name>>) => ReactNode;
};

export function SetupForm<Name extends SettingName>(props: StepFormProps<Name>) {
  return <SettingsLoader>{site => <LoadedForm {...props} site={site} />}</SettingsLoader>;
}

function LoadedForm<Name extends SettingName>(props: StepFormProps<Name> & { site: Site }) {
  const { site, sample, footer, children, ...options } = props;
  const [read] = useState(() => (now: Site) => (sample ? clearBegunValues(now, site, sample) : now));
  const settings = useSettings({ ...options, site, read, isQuiet: true });
  const [failure, setFailure] = useState<string | null>(null);
  const formRef = useFocusOnInvalid<HTMLDivElement>(settings.failedSaves);

  /** The next step shows a success. A failure stands in the page, because a toast would cover the buttons. */
  async function isSaved(send: () => Promise<SaveOutcome<SettingsOf<Name>>> = settings.save) {
    if (!settings.isDirty) return true;
    setFailure(null);
    const outcome = await send();
    // Without a session, the sign-in screen follows.
    if (outcome.kind === 'failed' && findErrorCode(outcome.error) !== 'UNAUTHORIZED')
      setFailure(explainSettingsFailure(outcome.error));
    return outcome.kind === 'saved';
  }

  return (
    <div ref={formRef} className="stack">
      <EditorFrame
        edit={{ ...settings, save: () => isSaved(), overwrite: () => isSaved(settings.overwrite) }}
        name="Setup"
        subject="settings"
        losesWork
        bar={
          <>
            {failure !== null && <Alert tone="err">{failure}</Alert>}
            {footer({ isSaving: settings.isSaving, save: () => isSaved() })}
          </>
        }
      >
        {children(settings)}
      </EditorFrame>
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
