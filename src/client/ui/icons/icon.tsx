import type { ComponentProps } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './icon.module.css';
import { useSymbol } from './icon-sprite';

/** How wide each icon of the interface is drawn. Their shapes are symbols of the page: see icon-sprite.ts. */
const WIDTHS = {
  'arrow-down': 384,
  'arrow-left': 512,
  'arrow-right': 512,
  'arrow-up': 384,
  'arrow-up-right-from-square': 512,
  bars: 448,
  check: 448,
  'chevron-down': 448,
  'chevron-left': 320,
  'chevron-right': 320,
  'circle-check': 512,
  'circle-exclamation': 512,
  'circle-info': 512,
  download: 448,
  envelope: 512,
  'envelope-open': 512,
  expand: 448,
  eye: 576,
  'floppy-disk': 448,
  gear: 512,
  github: 512,
  globe: 512,
  'grip-vertical': 320,
  image: 448,
  inbox: 512,
  keyboard: 576,
  linkedin: 448,
  lock: 384,
  'magnifying-glass': 512,
  moon: 512,
  pause: 384,
  pen: 512,
  play: 448,
  plus: 448,
  'right-from-bracket': 512,
  'rotate-right': 512,
  sort: 384,
  'sort-down': 384,
  'sort-up': 384,
  star: 576,
  'star-outline': 576,
  sun: 576,
  trash: 448,
  'triangle-exclamation': 512,
  upload: 448,
  user: 448,
  xmark: 384,
} as const;

const HEIGHT = 512;

/** Those that are not drawn as the solid icon of their name. */
const OTHER_CLASSES: Partial<Record<IconName, string>> = {
  github: 'fa-brands.fa-github',
  linkedin: 'fa-brands.fa-linkedin',
  'star-outline': 'fa-regular.fa-star',
};

export type IconName = keyof typeof WIDTHS;

type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'name'> & { name: IconName };

/** An icon of the interface, one em high, in the colour of the text around it. Decoration: a text stands with it. */
export function Icon({ name, className, ...rest }: IconProps) {
  const id = `icon.${OTHER_CLASSES[name] ?? `fa-solid.fa-${name}`}`;
  useSymbol(id);
  const width = WIDTHS[name];
  return (
    <svg
      {...rest}
      aria-hidden="true"
      className={classNames(styles.icon, className)}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={`${width / HEIGHT}em`}
      height="1em"
      focusable="false"
    >
      <use href={`#${id}`} width={width} height={HEIGHT} />
    </svg>
  );
}
