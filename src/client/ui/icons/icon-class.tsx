import { classNames } from '#client/ui/primitives/class-names';
import styles from './icon.module.css';
import { iconId, useIconSymbol } from './icon-sprite';

type IconClassProps = {
  /** Stored classes of Font Awesome or Simple Icons, such as "fa-brands fa-react" or "si si-svelte". */
  className: string;
  /** The stored brand color, adjusted to the theme for contrast. Defaults to the text color. */
  color?: string | undefined;
};

/**
 * Shows an icon chosen by stored classes. Its box has a fixed size, so that a late icon causes no layout
 * shift.
 */
export function IconClass({ className, color }: IconClassProps) {
  const id = iconId(className);
  const { usesIconFont } = useIconSymbol(id);
  const brand = color ? { '--brand': color } : {};
  const box = classNames(styles.box, color && styles.brand);
  if (usesIconFont) {
    const letter = classNames(box, styles.font, fontClass(className));
    return <i data-icon={id} aria-hidden="true" className={letter} style={brand} />;
  }
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 640 640" className={box} style={brand}>
      {/* Icons are 512 high and placed slightly above the middle, like letters. */}
      {id !== '' && <use href={`#${id}`} y="48" width="640" height="512" />}
    </svg>
  );
}

/** Adds a style to a bare "fa-star". The icon font needs one, and every such icon has the solid style. */
function fontClass(className: string): string {
  return /\bfa-(solid|regular|brands)\b|\bfa[srb]\b|\bsi\b/.test(className)
    ? className
    : `fa-solid ${className}`;
}
