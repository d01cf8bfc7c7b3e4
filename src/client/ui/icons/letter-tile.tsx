import { classNames } from '#client/ui/primitives/class-names';
import styles from './icon.module.css';

type LetterTileProps = { name: string; color?: string | undefined };

/**
 * Shows the first letter of a name that has no icon, in the size of one. The letter is an attribute, so that it does
 * not become part of the text of the page.
 */
export function LetterTile({ name, color }: LetterTileProps) {
  const [letter = ''] = name.trim();
  const brand = color ? { '--brand': color } : {};
  return (
    <span
      aria-hidden="true"
      data-letter={letter.toUpperCase()}
      className={classNames(styles.box, styles.letter, color && styles.brand)}
      style={brand}
    />
  );
}
