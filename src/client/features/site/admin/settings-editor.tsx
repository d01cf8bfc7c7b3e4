import { useEffect, useMemo, useReducer, useState } from 'react';
import type { SiteSettings } from '../../../../shared/contract/site';
import { useLeaveGuard } from '../../../lib/leave-guard';
import { forgetStoredDraft, readStoredDraft, useStoreDraft } from '../../../lib/stored-draft';
import { useFocusOnInvalid } from '../../../lib/use-focus-on-invalid';
import { useSaveShortcut } from '../../../lib/use-save-shortcut';
import { LeaveDialog } from '../../../ui/leave-dialog';
import { RestoredNotice } from '../../../ui/restored-notice';
import { SaveBar } from '../../../ui/save-bar';
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
  const [kept] = useState(() => readStoredDraft(KEPT_SETTINGS, isKeptSettings));
  const [isRestored, setRestored] = useState(kept !== null);
  const [edited, dispatch] = useReducer(changeSettings, startEditing(settings, kept ?? {}));
  const unsent = useMemo(() => unsentChanges(edited), [edited]);
  const count = Object.keys(unsent).length;
  const isChanged = count > 0;
  const { save, isSaving, errors } = useSettingsSave(edited, (saved, sent) => {
    setRestored(false);
    dispatch({ type: 'saved', settings: saved, sent });
  });
  const leaving = useLeaveGuard(isChanged, () => forgetStoredDraft(KEPT_SETTINGS));
  const formRef = useFocusOnInvalid<HTMLDivElement>(errors);
  useStoreDraft(KEPT_SETTINGS, isChanged ? unsent : null);
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
