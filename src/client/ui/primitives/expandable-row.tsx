import { type ReactNode, useId } from 'react';
import { Icon } from '#client/ui/icons/icon';
import { classNames } from './class-names';
import styles from './expandable-row.module.css';

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
  onToggle: () => void;
  /** The fields of the row. A row without fields does not open. */
  children?: ReactNode;
};

/** Renders a low row that opens to show its fields. */
export function ExpandableRow(props: ExpandableRowProps) {
  const { id, lead, name, note, tools, isOpen, onToggle, children } = props;
  const regionId = useId();
  const label = (
    <span className={`fill ${styles.label}`}>
      <span className={`truncate ${styles.name}`}>{name}</span>
      {note && <span className={`note truncate ${styles.note}`}>{note}</span>}
    </span>
  );
  return (
    <div id={id}>
      <div className={classNames('line', styles.head)}>
        {lead}
        {children ? (
          <button
            type="button"
            className={`line fill ${styles.toggle}`}
            aria-expanded={isOpen}
            aria-controls={regionId}
            onClick={onToggle}
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
