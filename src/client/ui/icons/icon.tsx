import { type ComponentProps, Suspense } from 'react';
import { loadable } from '../feedback/loadable';
import { classNames } from '../primitives/class-names';
import styles from './icon.module.css';
import { IconDrawing } from './icon-drawing';
import { useSymbol } from './icon-sprite';
import type { MoreIconName } from './more-icon';

/** The icons that visitors meet, and how wide each is drawn. Their shapes are symbols of the page: see icon-sprite.ts. */
const WIDTHS = {
  'arrow-left': 512,
  'arrow-right': 512,
  'arrow-up-right-from-square': 512,
  bars: 448,
  'chevron-down': 448,
  'chevron-left': 320,
  'chevron-right': 320,
  'circle-check': 512,
  'circle-exclamation': 512,
  'circle-info': 512,
  download: 448,
  envelope: 512,
  expand: 448,
  github: 512,
  globe: 512,
  lock: 384,
  moon: 512,
  pause: 384,
  play: 448,
  sun: 576,
  'triangle-exclamation': 512,
  user: 448,
  xmark: 384,
} as const;

type SymbolName = keyof typeof WIDTHS;
export type IconName = SymbolName | MoreIconName;

type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'name'> & { name: IconName };

/** Those that few visitors see; a screen that is full of them loads them with its code. */
export const moreIcon = loadable(async () => (await import('./more-icon')).MoreIcon);

/** An icon of the interface, one em high, in the colour of the text around it. Decoration: a text stands with it. */
export function Icon({ name, ...rest }: IconProps) {
  if (isSymbol(name)) return <SymbolIcon {...rest} name={name} />;
  return (
    <Suspense fallback={<IconDrawing {...rest} shape={null} />}>
      <moreIcon.Component {...rest} name={name} />
    </Suspense>
  );
}

const HEIGHT = 512;

function SymbolIcon({ name, className, ...rest }: IconProps & { name: SymbolName }) {
  const id = `icon.${name === 'github' ? 'fa-brands' : 'fa-solid'}.fa-${name}`;
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

function isSymbol(name: IconName): name is SymbolName {
  return name in WIDTHS;
}
