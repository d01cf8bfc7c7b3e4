import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './icon.module.css';
import { useSymbol } from './icon-sprite';

const HEIGHT = 512;

/** The widths of the icons that are not square. Their shapes are symbols of the page (icon-sprite.ts). */
const WIDTHS = {
  'arrow-down': 384,
  'arrow-up': 384,
  bars: 448,
  calendar: 448,
  check: 448,
  'chevron-down': 448,
  'chevron-left': 320,
  'chevron-right': 320,
  download: 448,
  ellipsis: 448,
  expand: 448,
  eye: 576,
  'floppy-disk': 448,
  'grip-vertical': 320,
  image: 448,
  keyboard: 576,
  linkedin: 448,
  lock: 384,
  pause: 384,
  play: 448,
  plus: 448,
  rss: 448,
  sort: 384,
  'sort-down': 384,
  'sort-up': 384,
  star: 576,
  'star-outline': 576,
  trash: 448,
  upload: 448,
  user: 448,
  wrench: 576,
  xmark: 384,
} as const;

type SquareIcon =
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up-right-from-square'
  | 'circle-check'
  | 'circle-exclamation'
  | 'circle-info'
  | 'envelope'
  | 'envelope-open'
  | 'gauge'
  | 'gear'
  | 'github'
  | 'globe'
  | 'inbox'
  | 'layer-group'
  | 'magnifying-glass'
  | 'moon'
  | 'pen'
  | 'right-from-bracket'
  | 'rotate-right'
  | 'sun'
  | 'triangle-exclamation';

export type IconName = keyof typeof WIDTHS | SquareIcon;

/** These icons differ from the solid icon of their name. */
const OTHER_CLASSES: Partial<Record<IconName, string>> = {
  github: 'fa-brands.fa-github',
  linkedin: 'fa-brands.fa-linkedin',
  'star-outline': 'fa-regular.fa-star',
};

/** These shapes replace those of Font Awesome, whose sun has teeth and looks like a gear when it is small. */
const OWN_SHAPES: { [Name in IconName]?: ReactNode } = {
  sun: (
    <g stroke="currentColor" strokeWidth="44" strokeLinecap="round">
      <circle cx="256" cy="256" r="76" />
      <path d="M256 22v56m0 356v56M22 256h56m356 0h56M91 91l39 39m252 252 39 39M91 421l39-39M382 130l39-39" />
    </g>
  ),
};

type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'name'> & { name: IconName };

/** Shows a decorative icon, one em high, in the text color. Give it a visible or accessible text. */
export function Icon({ name, className, ...rest }: IconProps) {
  const id = `icon.${OTHER_CLASSES[name] ?? `fa-solid.fa-${name}`}`;
  const { [name]: ownShape } = OWN_SHAPES;
  useSymbol(ownShape ? '' : id);
  const widths: { [Name in IconName]?: number } = WIDTHS;
  const { [name]: width = HEIGHT } = widths;
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
      {ownShape ?? <use href={`#${id}`} width={width} height={HEIGHT} />}
    </svg>
  );
}
