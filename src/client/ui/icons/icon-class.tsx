import type { CSSProperties } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './icon-class.module.css';
import { iconId, useIconSymbol } from './icon-sprite';

export type IconClassProps = {
  /** Font Awesome's classes, as stored in data: "fa-brands fa-react". */
  className: string;
  /** The brand colour, as stored in data. Darkened or lifted as far as the theme needs; without it, the text colour. */
  color?: string | undefined;
};

/** An icon whose class is free text from data. Its box is fixed: what arrives late must move nothing. */
export function IconClass({ className, color }: IconClassProps) {
  const id = iconId(className);
  const { isOfFont } = useIconSymbol(id);
  const brand: CSSProperties & { '--brand'?: string } = color ? { '--brand': color } : {};
  const box = classNames(styles.box, color && styles.brand);
  if (isOfFont) {
    const letter = classNames(box, styles.font, fontClass(className));
    return <i data-icon={id} aria-hidden="true" className={letter} style={brand} />;
  }
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 640 640" className={box} style={brand}>
      {/* Icons are 512 high, and few are wider than the box. Letters stand above their line's middle, and so do icons. */}
      {id !== '' && <use href={`#${id}`} y="48" width="640" height="512" />}
    </svg>
  );
}

/** The icon font draws nothing for a bare "fa-star": it needs a style, and solid is the one every icon has. */
function fontClass(className: string): string {
  return /\bfa-(solid|regular|brands)\b|\bfa[srb]\b/.test(className) ? className : `fa-solid ${className}`;
}
