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
import { Icon, type IconName } from '#client/ui/icons/icon';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './tooltip.module.css';

export type TooltipPosition = {
  /**
   * Aligns the bubble with the control, with `start` near the left edge of the window and `end` near the
   * right one.
   */
  align?: 'start' | 'center' | 'end';
};

type TooltipProps = {
  text: string;
  /** A focusable control. It gets `aria-describedby`. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

/** Explains a control on hover and focus, so also on touch. Escape hides it until the next hover or focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <Bubble id={id} text={text}>
      {cloneElement(children, { 'aria-describedby': classNames(children.props['aria-describedby'], id) })}
    </Bubble>
  );
}

type IconTipProps = TooltipPosition & { icon: IconName; text: string };

/** Shows an icon whose meaning is a tooltip, such as the lock of a private project. */
export function IconTip({ icon, text, ...position }: IconTipProps) {
  return (
    <Bubble {...position} text={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must open by keyboard and touch too */}
      <span role="img" aria-label={text} tabIndex={0} className={styles.anchor}>
        <Icon name={icon} />
      </span>
    </Bubble>
  );
}

type BubbleProps = TooltipPosition & { id?: string; text: string; children: ReactNode };

function Bubble({ id, text, align = 'center', children }: BubbleProps) {
  const [triggers, setTriggers] = useState(0);
  const [dismissed, setDismissed] = useState(false);
  const isActive = triggers > 0;
  const bubbleRef = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!isActive) {
      setDismissed(false);
      return;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);

  useLayoutEffect(() => {
    if (isActive && bubbleRef.current) shiftIntoWindow(bubbleRef.current);
  }, [isActive]);

  // Hover and focus count separately, so that leaving with the pointer keeps a focused tooltip open.
  const enter = () => setTriggers(count => count + 1);
  const leave = () => setTriggers(count => Math.max(0, count - 1));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks hover and focus of its control
    <span
      className={styles.tip}
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
        className={classNames('no-print', styles.bubble, styles[align])}
      >
        {text}
      </span>
    </span>
  );
}

/** Shifts the bubble sideways into the window. Its leader line keeps its position. */
function shiftIntoWindow(bubble: HTMLElement): void {
  const margin = 8;
  bubble.style.setProperty('--shift', '0px');
  const { left, right } = bubble.getBoundingClientRect();
  const edge = document.documentElement.clientWidth - margin;
  const shift = left < margin ? margin - left : Math.min(0, edge - right);
  bubble.style.setProperty('--shift', `${shift}px`);
}
