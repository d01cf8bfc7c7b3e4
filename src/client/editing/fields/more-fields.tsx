import { type ReactNode, useState } from 'react';
import { Icon } from '#client/ui/icons/icon';
import styles from './fields.module.css';

type MoreFieldsProps = {
  title: string;
  /** True if a field was rejected. It is then open. */
  isInvalid: boolean;
  children: ReactNode;
};

/** Shows fields that few people need in a collapsed section. */
export function MoreFields({ title, isInvalid, children }: MoreFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isInvalid;
  return (
    <details open={isShown} className={styles.more} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="line secondary">
        {title}
        <Icon name="chevron-down" />
      </summary>
      {isShown && children}
    </details>
  );
}
