import { Button, IconButton } from '#client/ui/primitives/button';
import { Popover } from './popover';
import styles from './popover.module.css';

export type MenuAction = {
  label: string;
  /** Says what the action will do. */
  hint?: string;
  disabled?: boolean;
  onChoose: () => void;
};

type ActionMenuProps = {
  label: string;
  actions: readonly MenuAction[];
  /** The size of the buttons beside it. Defaults to "md". */
  size?: 'sm' | 'md';
};

/** Shows actions that are rarely needed behind a button with dots. */
export function ActionMenu({ label, actions, size = 'md' }: ActionMenuProps) {
  if (actions.length === 0) return null;
  return (
    <Popover
      label={label}
      align="end"
      className={styles.menu}
      trigger={
        <IconButton
          icon="ellipsis"
          variant="line"
          label={label}
          className={size === 'md' ? styles.trigger : undefined}
        />
      }
    >
      {close => (
        <ul className={styles.list}>
          {actions.map(({ label, hint, disabled = false, onChoose }) => (
            <li key={label}>
              <Button
                variant="ghost"
                className={styles.action}
                disabled={disabled}
                onClick={() => {
                  close();
                  onChoose();
                }}
              >
                {label}
              </Button>
              {hint && <p className={`note ${styles.hint}`}>{hint}</p>}
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
