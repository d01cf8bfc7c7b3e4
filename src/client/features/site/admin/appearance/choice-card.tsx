import type { ReactNode } from 'react';
import styles from './appearance.module.css';

type ChoiceCardProps = {
  name: string;
  label: string;
  description?: string;
  /** Shows what the choice looks like. */
  sample?: ReactNode;
  checked: boolean;
  onChoose: () => void;
};

export function ChoiceCard({ name, label, description, sample, checked, onChoose }: ChoiceCardProps) {
  return (
    <label className={`option inset ${styles.choice}`}>
      <span className={`line ${styles.words}`}>
        <input type="radio" name={name} checked={checked} onChange={onChoose} />
        <span className="stack-1">
          <b>{label}</b>
          {description && <span className="note">{description}</span>}
        </span>
      </span>
      {sample}
    </label>
  );
}
