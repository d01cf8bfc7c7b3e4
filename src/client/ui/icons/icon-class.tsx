import type { CSSProperties } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './icon-class.module.css';

export type IconClassProps = {
  /** Classes of the icon font, as stored in data: "fa-brands fa-react". */
  className: string;
  /** The brand colour, as stored in data. Darkened or lifted as far as the theme needs; without it, the text colour. */
  color?: string | undefined;
};

/** An icon whose font class is free text from data. Its box is fixed: the icon font arrives late and must move nothing. */
export function IconClass({ className, color }: IconClassProps) {
  const brand: CSSProperties & { '--brand'?: string } = color ? { '--brand': color } : {};
  // The icon font draws nothing for a bare "fa-star": it needs a style, and solid is the one every icon has.
  const font = /\bfa-(solid|regular|brands)\b|\bfa[srb]\b/.test(className)
    ? className
    : classNames('fa-solid', className);
  return (
    <i aria-hidden="true" className={classNames(styles.box, color && styles.brand, font)} style={brand} />
  );
}
