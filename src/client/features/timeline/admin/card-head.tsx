import type { ReactNode } from 'react';
import type { ReorderControls } from '../../../editing/reorder/reorder-list';
import styles from './element-card.module.css';

type CardHeadProps = {
  controls: ReorderControls;
  /** What can be done with the element, unless it is picked up. */
  actions: ReactNode;
  children: ReactNode;
};

/** The top of a card: its handle, what the element is, and the buttons. */
export function CardHead({ controls, actions, children }: CardHeadProps) {
  return (
    <div className={styles.head}>
      {controls.handle}
      {children}
      <div className={styles.buttons}>{controls.isPickedUp ? controls.buttons : actions}</div>
    </div>
  );
}
