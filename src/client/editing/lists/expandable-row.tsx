import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#client/ui/icons/icon';
import { RowWords } from './list-row';
import styles from './list-row.module.css';

type ExpandableRowProps = {
  id?: string;
  /** Controls before the name, such as a switch. */
  lead?: ReactNode;
  name: string;
  /** Text below the name, such as the current choice. */
  note?: ReactNode;
  /** Controls after the name, such as buttons that move the row. */
  tools?: ReactNode;
  isOpen: boolean;
  /** True if a field was rejected. The row then stays open until the owner closes it. Defaults to false. */
  isInvalid?: boolean;
  onToggle: () => void;
  /** The fields of the row. A row without fields does not open. */
  children?: ReactNode;
};

/** Renders a low row that opens to show its fields. */
export function ExpandableRow(props: ExpandableRowProps) {
  const { id, lead, name, note, tools, isInvalid = false, onToggle, children } = props;
  const regionId = useId();
  // The message goes with the first key typed, and the field must stay.
  const [isHeldOpen, holdOpen] = useState(false);
  if (isInvalid && !isHeldOpen) holdOpen(true);
  const isOpen = props.isOpen || isHeldOpen;

  function toggle(): void {
    holdOpen(false);
    // A row that only the message had opened is closed for its list.
    if (props.isOpen || !isHeldOpen) onToggle();
  }

  const label = <RowWords name={name} note={note} />;
  return (
    <div id={id}>
      <div className={styles.line}>
        {lead}
        {children ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={regionId}
            onClick={toggle}
          >
            {label}
            <Icon name="chevron-down" className={styles.chevron} />
          </button>
        ) : (
          label
        )}
        {tools && <span className={styles.tools}>{tools}</span>}
      </div>
      {children && (
        <div id={regionId} hidden={!isOpen} className={`stack-4 ${styles.fields}`}>
          {children}
        </div>
      )}
    </div>
  );
}
