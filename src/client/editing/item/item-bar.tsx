import type { ReactNode } from 'react';
import { SaveBar, useDiscardAction } from '#client/editing/frame/save-bar';
import bar from '#client/editing/frame/save-bar.module.css';
import type { HistorySubject } from '#client/editing/history/history-subject';
import { useHistoryAction } from '#client/editing/history/use-history-action';
import { type PublishingPlan, planState } from '#client/editing/publishing/publishing-plan';
import { PublishingTag } from '#client/editing/publishing/publishing-tag';
import type { PublishingControls } from '#client/editing/publishing/use-publishing';
import type { StoredVersion } from '#client/editing/working-copy/merge';
import { useMediaQuery } from '#client/ui/layout/use-media-query';
import type { MenuAction } from '#client/ui/overlays/action-menu';
import { Button } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { formatRecent } from '#client/ui/primitives/date-time';
import { formatCount } from '#client/ui/primitives/format-count';
import { capitalize, displayTitle } from '#shared/text';
import { describeButtons } from './item-bar-hints';

type EditedCopy = {
  save: () => unknown;
  copy: { discard: () => void };
  base: { version: StoredVersion; fields: { publishing: PublishingPlan } };
  changes: number;
  isSaving: boolean;
  isDirty: boolean;
};

type ItemBarProps = {
  name: string;
  edit: EditedCopy;
  publishing: PublishingControls;
  /** Says what the button Publish does, as a verb with its object. */
  publishEffect: string;
  /** The time of the version that visitors see, if a draft was saved since. */
  seenUpdatedAt: string | undefined;
  /** Set if Save Changes on a published item closes the editor. */
  onSaveAndStay: (() => void) | undefined;
  /** True if Save Changes is enabled without changes. */
  savesUnchanged: boolean;
  history: HistorySubject | undefined;
  /** Buttons before Save Changes. */
  children: ReactNode;
};

/** Shows the save bar of an item that can be a draft. */
export function ItemBar(props: ItemBarProps) {
  const { name, edit, publishing, publishEffect, seenUpdatedAt, onSaveAndStay } = props;
  const { savesUnchanged, history, children } = props;
  const { base, changes, isDirty, isSaving } = edit;
  const { state, publishLabel, publish, menu, dialogs } = publishing;
  const discard = useDiscardAction(edit);
  const versions = useHistoryAction(history);
  const isLive = publishLabel === null;
  // On phones the bar has room for Save Changes alone, because the state takes more than that of a draft.
  const isInMenu = useMediaQuery('(width < 48rem)') && state === 'scheduled';
  const publishNow: MenuAction[] =
    isInMenu && publishLabel !== null
      ? [
          {
            label: publishLabel,
            hint: `${capitalize(publishEffect)}.`,
            disabled: isSaving,
            onChoose: publish,
          },
        ]
      : [];
  const saveAndStay: MenuAction[] =
    isLive && onSaveAndStay
      ? [
          {
            label: 'Save and continue',
            hint: 'The editor stays open.',
            disabled: isSaving,
            onChoose: onSaveAndStay,
          },
        ]
      : [];
  return (
    <>
      <SaveBar
        label={`Publishing status: ${displayTitle(name)}`}
        state={
          <>
            <PublishingTag state={state} />
            {changes > 0 ? (
              <UnsavedText count={changes} isShort={state === 'draft'} />
            ) : (
              <SavedText {...base} seenUpdatedAt={seenUpdatedAt} />
            )}
          </>
        }
        isDirty={isDirty}
        {...describeButtons(base.fields.publishing, { isDirty, publishEffect })}
        menu={[...publishNow, ...saveAndStay, ...menu, ...discard.actions, ...versions.actions]}
      >
        {hintId => (
          <>
            {children}
            <Button
              variant={isLive && isDirty ? 'primary' : 'secondary'}
              aria-disabled={!savesUnchanged && !isDirty && !isSaving}
              busy={isSaving}
              aria-describedby={hintId}
              onClick={() => void edit.save()}
            >
              Save Changes
            </Button>
            {publishLabel !== null && !isInMenu && (
              <Button variant="primary" busy={isSaving} aria-describedby={hintId} onClick={publish}>
                {publishLabel}
              </Button>
            )}
          </>
        )}
      </SaveBar>
      {dialogs}
      {discard.dialog}
      {versions.dialog}
    </>
  );
}

/** On phones there is no room for the noun beside the two buttons of a draft. */
function UnsavedText({ count, isShort }: { count: number; isShort: boolean }) {
  return (
    <span>
      <span>{`${formatCount(count)} `}</span>
      <span className={classNames(isShort && bar.wide)}>{count === 1 ? 'field ' : 'fields '}</span>
      <span>not saved</span>
    </span>
  );
}

type SavedTextProps = EditedCopy['base'] & Pick<ItemBarProps, 'seenUpdatedAt'>;

function SavedText({ version, fields, seenUpdatedAt }: SavedTextProps) {
  if (typeof version !== 'string') return null;
  const state = planState(fields.publishing);
  if (state === 'published') return <span>{`saved ${formatRecent(version)}`}</span>;
  // On phones the hint of the others needs the room. It says what the tag and the button mean.
  if (state !== 'unpublishedChanges')
    return <span className={bar.wide}>{`saved ${formatRecent(version)}`}</span>;
  const seen =
    seenUpdatedAt === undefined ? 'an older version' : `the version of ${formatRecent(seenUpdatedAt)}`;
  return <span className={bar.wide}>{`Draft saved, visitors still see ${seen}`}</span>;
}
