import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon, type IconName } from '../icons/icon';
import { classNames } from '../primitives/class-names';
import styles from './tooltip.module.css';

export type TooltipPlace = {
  /** Where the bubble starts, measured along what it explains: `start` near a left edge, `end` near a right one. */
  align?: 'start' | 'center' | 'end';
  className?: string | undefined;
};

export type TooltipProps = TooltipPlace & {
  text: string;
  /** A control that can take the focus. It gets `aria-describedby`. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

/** Explains a control on hover and on focus, so also on touch. Escape puts it away until the next visit. */
export function Tooltip({ text, children, ...place }: TooltipProps) {
  const id = useId();
  return (
    <Bubble {...place} id={id} text={text}>
      {cloneElement(children, { 'aria-describedby': classNames(children.props['aria-describedby'], id) })}
    </Bubble>
  );
}

export type IconTipProps = TooltipPlace & { icon: IconName; text: string };

/** An icon that means something by itself, its meaning shown as a tooltip: the lock of a private project. */
export function IconTip({ icon, text, ...place }: IconTipProps) {
  return (
    <Bubble {...place} text={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must open by keyboard and by touch too */}
      <span role="img" aria-label={text} tabIndex={0} className={styles.anchor}>
        <Icon name={icon} />
      </span>
    </Bubble>
  );
}

type BubbleProps = TooltipPlace & { id?: string; text: string; children: ReactNode };

function Bubble({ id, text, align = 'center', className, children }: BubbleProps) {
  const [visits, setVisits] = useState(0);
  const [dismissed, setDismissed] = useState(false);
  const visited = visits > 0;
  const bubbleRef = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!visited) {
      setDismissed(false);
      return;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [visited]);

  useLayoutEffect(() => {
    if (visited && bubbleRef.current) keepOnScreen(bubbleRef.current);
  }, [visited]);

  // Hovered and focused count apart, or the pointer leaving would forget the focus.
  const enter = () => setVisits(count => count + 1);
  const leave = () => setVisits(count => Math.max(0, count - 1));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches whether its control is visited
    <span
      className={classNames(styles.tip, className)}
      data-dismissed={dismissed || undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {children}
      <span
        ref={bubbleRef}
        id={id}
        role="tooltip"
        aria-hidden={id === undefined || undefined}
        className={classNames(styles.bubble, styles[align])}
      >
        {text}
      </span>
    </span>
  );
}

/** Moves the bubble sideways as far as it would leave the window; its leader line stays where it points. */
function keepOnScreen(bubble: HTMLElement): void {
  const margin = 8;
  bubble.style.setProperty('--shift', '0px');
  const { left, right } = bubble.getBoundingClientRect();
  const room = document.documentElement.clientWidth - margin;
  const shift = left < margin ? margin - left : Math.min(0, room - right);
  bubble.style.setProperty('--shift', `${shift}px`);
}
