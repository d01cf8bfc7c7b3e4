import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#client/lib/language/use-translation';
import { useHydrated } from '#client/lib/react/use-hydrated';
import { Icon } from '#client/ui/icons/icon';
import { type Direction, useSwipe } from '#client/ui/layout/use-swipe';
import { Button } from '#client/ui/primitives/button';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { ABOUT_TEXTS } from '#shared/language/english/about';
import { TIMELINE_TEXTS } from '#shared/language/english/timeline';
import { datedElementName, toMark } from './element-name';
import { useStepKeys, useWheel } from './step-input';
import { TimelineScale, type TimelineScaleProps } from './timeline-scale';
import styles from './timeline-viewer.module.css';

type TimelineViewerProps = TimelineScaleProps & {
  children: (element: TimelineElement, isCurrent: boolean) => ReactNode;
};

/**
 * Shows one element at a time, as large as the window. Without JavaScript, all are shown below each other.
 */
export function TimelineViewer({ children, ...scaleProps }: TimelineViewerProps) {
  const names = useTranslation(TIMELINE_TEXTS);
  const t = useTranslation(ABOUT_TEXTS);
  const { elements, index, onIndexChange } = scaleProps;
  const viewerRef = useRef<HTMLElement>(null);
  const currentRef = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const lastIndex = elements.length - 1;

  const saveFocus = useFollowElement(viewerRef, currentRef, index);
  const goTo = (target: number) => {
    saveFocus();
    onIndexChange(target);
  };
  const canStep = (direction: Direction) => (direction === 1 ? index < lastIndex : index > 0);
  const step = (direction: Direction) => {
    if (canStep(direction)) goTo(index + direction);
  };
  const goToEnd = (direction: Direction) => goTo(direction === 1 ? lastIndex : 0);
  useWheel(viewerRef, canStep, step);
  useStepKeys(viewerRef, { canStep, step, goToEnd });
  const swipe = useSwipe(step);

  return (
    <section
      ref={viewerRef}
      className={styles.viewer}
      aria-roledescription={t('carousel')}
      aria-label={t('timeline')}
    >
      <Arrow direction={-1} to={elements[index - 1]} onStep={step} />
      <Arrow direction={1} to={elements[index + 1]} onStep={step} />
      <div className={styles.stage} {...swipe}>
        {elements.map((element, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a group of form fields
          <div
            key={element._id}
            ref={position === index ? currentRef : null}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('slideName', {
              number: position + 1,
              total: elements.length,
              name: datedElementName(element, names),
            })}
            // The server's HTML has no inert slides, because every element must be reachable without
            // JavaScript.
            inert={isHydrated && position !== index}
            tabIndex={-1}
            className={styles.slide}
            data-type={element.type}
            data-place={toSlideState(position, index)}
            style={element.type === 'event' ? { '--tint': eventTint(element.order) } : undefined}
          >
            {children(element, position === index)}
          </div>
        ))}
      </div>
      <TimelineScale {...scaleProps} onIndexChange={goTo} />
    </section>
  );
}

/** These elements lose the focus after a step: those in the previous slide, and an arrow at the end. */
const UNFOCUSABLE = '[inert], [inert] *, [hidden]';

/**
 * Scrolls to the top after a step, and focuses the new element if the focused one became hidden. Call the
 * returned function before each step. It remembers the focused element, which the browser blurs as soon as it
 * is hidden.
 */
function useFollowElement(
  viewerRef: RefObject<HTMLElement | null>,
  currentRef: RefObject<HTMLElement | null>,
  index: number,
): () => void {
  const shown = useRef(index);
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    const wasInViewer = viewerRef.current?.contains(focused.current) ?? false;
    if (wasInViewer && focused.current?.matches(UNFOCUSABLE))
      currentRef.current?.focus({ preventScroll: true });
    focused.current = null;
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [index, viewerRef, currentRef]);

  return () => {
    focused.current = document.activeElement;
  };
}

type ArrowProps = {
  direction: Direction;
  /** The element to which it leads. */
  to: TimelineElement | undefined;
  onStep: (direction: Direction) => void;
};

function Arrow({ direction, to, onStep }: ArrowProps) {
  const names = useTranslation(TIMELINE_TEXTS);
  const t = useTranslation(ABOUT_TEXTS);
  const isNext = direction === 1;
  return (
    <Button
      className={`with-js no-print ${styles.arrow}`}
      data-side={isNext ? 'end' : 'start'}
      aria-label={to && t(isNext ? 'nextElement' : 'previousElement', { name: datedElementName(to, names) })}
      hidden={!to}
      onClick={() => onStep(direction)}
    >
      <Icon name={isNext ? 'arrow-right' : 'arrow-left'} />
      {to && <span className="num">{toMark(to, names)}</span>}
    </Button>
  );
}

function toSlideState(position: number, index: number) {
  if (position === index) return 'current';
  return position < index ? 'past' : 'coming';
}

/** The number of tints that events cycle through. */
const TINT_COUNT = 8;

/** Returns the tint of the event at this position, which is one of the tokens --tint-1 to --tint-8. */
export function eventTint(order: number): string {
  return `var(--tint-${(Math.abs(order) % TINT_COUNT) + 1})`;
}
