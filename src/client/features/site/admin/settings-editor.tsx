import { useEffect, useMemo, useReducer, useState } from 'react';
import type { SiteSettings } from '../../../../shared/contract/site';
import { LeaveDialog } from '../../../editing/leave-dialog';
import { useLeaveGuard } from '../../../editing/leave-guard';
import { clearPersistedEdits, readPersistedEdits, usePersistEdits } from '../../../editing/persisted-edits';
import { RestoredNotice } from '../../../editing/restored-notice';
import { SaveBar } from '../../../editing/save-bar';
import { useSaveShortcut } from '../../../editing/use-save-shortcut';
import { useFocusOnInvalid } from '../../../lib/react/use-focus-on-invalid';
import { DatesPanel } from './dates-panel';
import { IdentityPanel } from './identity-panel';
import { isKeptSettings, KEPT_SETTINGS } from './kept-settings';
import { LinksPanel } from './links-panel';
import { PicturePanel } from './picture-panel';
import { QuotesPanel } from './quotes-panel';
import { changeSettings, type SettingsPartProps, startEditing, unsentChanges } from './settings-draft';
import styles from './settings-editor.module.css';
import { errorAt } from './settings-errors';
import { TopicsPanel } from './topics-panel';
import { useSettingsSave } from './use-settings-save';

/** Edits a working copy of the site's settings: nothing is stored before Save Changes. */
export function SettingsEditor({ settings }: { settings: SiteSettings }) {
  const [kept] = useState(() => readPersistedEdits(KEPT_SETTINGS, isKeptSettings));
  const [isRestored, setRestored] = useState(kept !== null);
  const [edited, dispatch] = useReducer(changeSettings, startEditing(settings, kept ?? {}));
  const unsent = useMemo(() => unsentChanges(edited), [edited]);
  const count = Object.keys(unsent).length;
  const isChanged = count > 0;
  const { save, isSaving, errors } = useSettingsSave(edited, (saved, sent) => {
    setRestored(false);
    dispatch({ type: 'saved', settings: saved, sent });
  });
  const leaving = useLeaveGuard(isChanged, () => clearPersistedEdits(KEPT_SETTINGS));
  const formRef = useFocusOnInvalid<HTMLDivElement>(errors);
  usePersistEdits(KEPT_SETTINGS, isChanged ? unsent : null);
  useSaveShortcut(save);

  // Saved in another tab, or cleared below: what is not being changed here follows.
  useEffect(() => dispatch({ type: 'saved', settings }), [settings]);

  function discard(): void {
    setRestored(false);
    dispatch({ type: 'discard' });
  }

  const part: SettingsPartProps = {
    draft: edited.draft,
    change: changes => dispatch({ type: 'change', changes }),
    errorOf: (path, value) => errorAt(errors, path, value),
  };
  return (
    <div ref={formRef} className={styles.editor}>
      {isRestored && isChanged && <RestoredNotice onDiscard={discard} />}
      <IdentityPanel {...part} />
      <PicturePanel {...part} />
      <LinksPanel {...part} />
      <DatesPanel {...part} />
      <TopicsPanel {...part} />
      <QuotesPanel {...part} />
      <SaveBar noun="setting" count={count} isSaving={isSaving} onSave={save} onDiscard={discard} />
      <LeaveDialog {...leaving} />
    </div>
  );
}
