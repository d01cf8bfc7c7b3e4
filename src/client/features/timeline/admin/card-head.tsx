import type { ReactNode } from 'react';
import type { ReorderControls } from '#client/editing/reorder/reorder-list';
import styles from './element-card.module.css';

type CardHeadProps = {
  controls: ReorderControls;
  actions: ReactNode;
  children: ReactNode;
};

export function CardHead({ controls, actions, children }: CardHeadProps) {
  return (
    <div className={`line ${styles.head}`}>
      {controls.handle}
      {children}
      <div className={`line ${styles.buttons}`}>{controls.isPickedUp ? controls.buttons : actions}</div>
    </div>
  );
}
