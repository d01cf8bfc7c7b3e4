import { type ReactNode, useState } from 'react';
import { EditorFrame } from '#client/editing/frame/editor-frame';
import { WholeSaveBar } from '#client/editing/frame/save-bar';
import { ExpandableRow } from '#client/editing/lists/expandable-row';
import type { Editor } from '#client/editing/use-editor';
import type { FieldDefinitions } from '#client/editing/working-copy/merge';
import styles from '#client/features/site/admin/settings.module.css';
import type { SettingName, SettingsOf } from '#client/features/site/admin/settings-fields';
import { useSettings } from '#client/features/site/admin/use-settings';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { readHashTarget, useHashTarget } from '#client/lib/scroll/use-hash-target';
import type { Site } from '#shared/contract/site';

export type SiteProps = {
  /** Undefined until the settings are loaded. */
  site: Site | undefined;
};

type Summary = { id: string; lead?: ReactNode; name: string; note: ReactNode };

type SettingsRowProps<Name extends SettingName> = SiteProps & {
  summary: Summary;
  definitions: FieldDefinitions<SettingsOf<Name>>;
  children: (settings: Editor<SettingsOf<Name>>) => ReactNode;
};

/** Shows a few settings in a row that opens for editing. They have a save of their own. */
export function SettingsRow<Name extends SettingName>({ site, ...props }: SettingsRowProps<Name>) {
  const { summary } = props;
  return (
    <section className={`frame ${styles.part}`} aria-label={summary.name}>
      {site ? (
        <LoadedRow {...props} site={site} />
      ) : (
        <ExpandableRow {...summary} isOpen={false} onToggle={() => {}} />
      )}
    </section>
  );
}

type LoadedRowProps<Name extends SettingName> = SettingsRowProps<Name> & { site: Site };

function LoadedRow<Name extends SettingName>(props: LoadedRowProps<Name>) {
  const { site, summary, definitions, children } = props;
  const settings = useSettings({ name: `settings/${summary.id}`, definitions, site });
  const formRef = useFocusOnInvalid<HTMLDivElement>(settings.failedSaves);
  const [isRequested, setRequested] = useState(
    () => settings.isDirty || isHashTarget(summary.id, definitions),
  );
  useHashTarget();
  // Unsaved changes stay in view.
  const isOpen = isRequested || settings.isDirty;
  return (
    <ExpandableRow {...summary} isOpen={isOpen} onToggle={() => setRequested(!isOpen)}>
      {/* Only an open form has a save bar, which moves the toasts. */}
      <div ref={formRef} className="stack">
        {isOpen && (
          <EditorFrame
            edit={settings}
            name={summary.name}
            subject="settings"
            bar={<WholeSaveBar edit={settings} noun="setting" />}
          >
            {children(settings)}
          </EditorFrame>
        )}
      </div>
    </ExpandableRow>
  );
}

/** Returns true if the address names the row or one of its fields. */
function isHashTarget(id: string, definitions: object): boolean {
  const target = readHashTarget();
  return target === id || target in definitions;
}
