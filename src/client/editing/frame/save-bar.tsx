import { type ReactElement, type ReactNode, useId, useState } from 'react';
import type { HistorySubject } from '#client/editing/history/history-subject';
import { useHistoryAction } from '#client/editing/history/use-history-action';
import { Bar } from '#client/ui/layout/bar';
import { ActionMenu, type MenuAction } from '#client/ui/overlays/action-menu';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog';
import { Button } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { formatQuantity } from '#client/ui/primitives/format-count';
import styles from './save-bar.module.css';

/** The hint beside a button that changes what visitors see, once there is something to save. */
export const SEEN_AT_ONCE = 'Save Changes shows it to visitors at once.';
const PART_SEEN_AT_ONCE = 'Save Changes confirms the open row and shows it to visitors at once.';

type SaveBarProps = {
  /** Names the bar as a group for screen readers. */
  label?: string;
  /** The state of what is edited, in words. An element, because a dot comes and goes before it. */
  state: ReactElement;
  isDirty: boolean;
  /** Says what the buttons will do, if they do anything. */
  hint: string | null;
  /** The hint on phones, if there is no room for the whole one. Screen readers read the whole one. */
  phoneHint?: string | null;
  /** The buttons, of which the primary one is last. They receive the ID of the hint. */
  children: (hintId: string) => ReactNode;
  menu: readonly MenuAction[];
};

/** Shows the state of an editor, its buttons and a menu in a sticky bar. */
export function SaveBar(props: SaveBarProps) {
  const { label, state, isDirty, hint, phoneHint = hint, children, menu } = props;
  const hintId = useId();
  return (
    <Bar edge="bottom" {...(label && { role: 'group', 'aria-label': label })} className={styles.bar}>
      <div className={`fill ${styles.start}`}>
        <p role="status" className={classNames('line', styles.status, isDirty && styles.dirty)}>
          {isDirty && <span className={styles.dot} aria-hidden="true" />}
          {state}
        </p>
        <p
          id={hintId}
          className={classNames('note', styles.hint, phoneHint !== hint && 'visually-hidden-on-phones')}
        >
          {hint}
        </p>
        {phoneHint !== hint && (
          <p className={classNames('note', styles.hint, styles.short)} aria-hidden="true">
            {phoneHint}
          </p>
        )}
      </div>
      {children(hintId)}
      <ActionMenu label="More actions" actions={menu} />
    </Bar>
  );
}

type EditedChanges = { copy: { discard: () => void }; changes: number; isSaving: boolean };

type WholeSaveBarProps = {
  edit: EditedChanges & { save: () => unknown };
  /** The noun for the counted changes in the singular, such as 'setting'. */
  noun: string;
  /** Buttons before Save Changes. */
  actions?: ReactNode;
  /** True while a row is open, which the owner confirms, or Save Changes. */
  isPartOpen?: boolean;
  history?: HistorySubject;
};

/** Shows the save bar of an editor without drafts. */
export function WholeSaveBar(props: WholeSaveBarProps) {
  const { edit, noun, actions, isPartOpen = false, history } = props;
  const { changes: count, isSaving, save } = edit;
  const hint = isPartOpen ? PART_SEEN_AT_ONCE : SEEN_AT_ONCE;
  const discard = useDiscardAction(edit);
  const versions = useHistoryAction(history);
  return (
    <>
      <SaveBar
        state={<ChangesText edit={edit} noun={noun} isPartOpen={isPartOpen} />}
        isDirty={count > 0}
        hint={count > 0 ? hint : null}
        {...(actions && { phoneHint: null })}
        menu={[...discard.actions, ...versions.actions]}
      >
        {hintId => (
          <>
            {actions}
            <Button
              variant="primary"
              aria-disabled={count === 0 && !isSaving}
              busy={isSaving}
              aria-describedby={hintId}
              onClick={() => void save()}
            >
              Save Changes
            </Button>
          </>
        )}
      </SaveBar>
      {discard.dialog}
      {versions.dialog}
    </>
  );
}

type ChangesTextProps = { edit: { changes: number }; noun: string; isPartOpen?: boolean };

/** Counts the unsaved changes. `noun` is singular. */
export function ChangesText({ edit: { changes }, noun, isPartOpen = false }: ChangesTextProps) {
  const idle = isPartOpen ? 'Nothing to save yet' : 'All changes saved';
  return <span>{changes > 0 ? `${formatQuantity(changes, noun)} not saved` : idle}</span>;
}

/** Returns the action that discards unsaved changes, if there are any, and its question. */
export function useDiscardAction({ copy, changes, isSaving }: EditedChanges): {
  actions: readonly MenuAction[];
  dialog: ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  return {
    actions:
      changes === 0
        ? []
        : [{ label: 'Discard unsaved changes', disabled: isSaving, onChoose: () => setAsking(true) }],
    dialog: (
      <ConfirmDialog
        open={isAsking}
        title="Discard changes"
        question={`Discard ${formatQuantity(changes, 'unsaved change')}?`}
        confirmLabel="Discard"
        cancelLabel="Keep changes"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          copy.discard();
        }}
      />
    ),
  };
}
