import { Picture } from '#client/content/picture/picture';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import styles from './list-row.module.css';

type RowCheckboxProps = {
  /** Names the item. */
  name: string;
  /** The address of its picture, or ''. */
  picture: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
};

/** Selects an item in the lead of its row, and shows its picture. */
export function RowCheckbox({ name, picture, isSelected, onSelect }: RowCheckboxProps) {
  return (
    <LabeledCheckbox
      className={styles.select}
      aria-label={`Select ${name}`}
      checked={isSelected}
      onChange={event => onSelect(event.target.checked)}
    >
      <Picture src={picture} alt="" sizes="4rem" className={styles.picture} />
    </LabeledCheckbox>
  );
}
