import { type ReactNode, useRef } from 'react';
import type { TimelineElement } from '../../../shared/contract/timeline-element';
import { useHydrated } from '../../lib/react/use-hydrated';
import { Icon } from '../../ui/icons/icon';
import { type ElementHeads, placeName } from './element-name';
import { TimelineScale } from './timeline-scale';
import styles from './timeline-viewer.module.css';
import { useFollowElement } from './use-follow-element';
import { useStepKeys } from './use-step-keys';
import { useSwipe } from './use-swipe';
import { useWheel } from './use-wheel';
import type { Direction } from './wheel-steps';

export type TimelineViewerProps = {
  elements: TimelineElement[];
  /** What is no event is called by these words. */
  heads: ElementHeads;
  /** The place of the element that shows. */
  index: number;
  onIndexChange: (index: number) => void;
  /** The address of a place, to be shared. */
  hrefOf: (index: number) => string;
  /** The address of the whole timeline as a list. */
  listHref: string;
  /** What an element looks like. */
  children: (element: TimelineElement, isCurrent: boolean) => ReactNode;
};

/** One element of the timeline at a time, as large as the window; all of them below each other without JavaScript. */
export function TimelineViewer(props: TimelineViewerProps) {
  const { elements, heads, index, onIndexChange, hrefOf, listHref, children } = props;
  const viewerRef = useRef<HTMLElement>(null);
  const currentRef = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const lastIndex = elements.length - 1;

  const noteFocus = useFollowElement(viewerRef, currentRef, index);
  const goTo = (place: number) => {
    noteFocus();
    onIndexChange(place);
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
    <section ref={viewerRef} className={styles.viewer} aria-roledescription="carousel" aria-label="Timeline">
      <Arrow direction={-1} isHidden={!canStep(-1)} onStep={step} />
      <Arrow direction={1} isHidden={!canStep(1)} onStep={step} />
      <div className={styles.stage} {...swipe}>
        {elements.map((element, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields
          <div
            key={element._id}
            ref={place === index ? currentRef : null}
            role="group"
            aria-roledescription="slide"
            aria-label={`${place + 1} of ${elements.length}: ${placeName(element, heads)}`}
            // Without JavaScript every element can be reached: only the browser closes those that do not show.
            inert={isHydrated && place !== index}
            tabIndex={-1}
            className={styles.slide}
            data-type={element.type}
            data-place={placeBeside(place, index)}
            style={element.type === 'event' ? { background: eventBackground(element.order) } : undefined}
          >
            {children(element, place === index)}
          </div>
        ))}
      </div>
      <TimelineScale
        elements={elements}
        heads={heads}
        index={index}
        hrefOf={hrefOf}
        listHref={listHref}
        onIndexChange={goTo}
      />
    </section>
  );
}

type ArrowProps = { direction: Direction; isHidden: boolean; onStep: (direction: Direction) => void };

function Arrow({ direction, isHidden, onStep }: ArrowProps) {
  const isNext = direction === 1;
  return (
    <button
      type="button"
      className={styles.arrow}
      data-side={isNext ? 'end' : 'start'}
      aria-label={isNext ? 'Next' : 'Previous'}
      hidden={isHidden}
      onClick={() => onStep(direction)}
    >
      <Icon name={isNext ? 'arrow-right' : 'arrow-left'} />
    </button>
  );
}

function placeBeside(place: number, index: number): 'past' | 'current' | 'coming' {
  if (place === index) return 'current';
  return place < index ? 'past' : 'coming';
}

/** How many backgrounds the events rotate through. */
const GRADIENTS = 8;

/** The background of an event at this place of the timeline: one of the tokens --g-1 to --g-8. */
export function eventBackground(order: number): string {
  return `var(--g-${(Math.abs(order) % GRADIENTS) + 1})`;
}
