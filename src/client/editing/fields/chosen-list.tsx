import { IconButton } from '#client/ui/primitives/button';
import styles from './fields.module.css';

type ChosenListProps = {
  label: string;
  items: { key: string; name: string }[];
  none: string;
  onRemove: (key: string) => void;
};

export function ChosenList({ label, items, none, onRemove }: ChosenListProps) {
  if (items.length === 0) return <p className={`muted ${styles.none}`}>{none}</p>;
  return (
    <ul className={`cluster ${styles.chosen}`} aria-label={label}>
      {items.map(({ key, name }) => (
        <li key={key}>
          {name}
          <IconButton icon="xmark" label={`Remove ${name}`} onClick={() => onRemove(key)} />
        </li>
      ))}
    </ul>
  );
}
