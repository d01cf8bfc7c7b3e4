import { type CSSProperties, lazy, type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import { Hyphenated } from '#client/lib/language/hyphenated';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
import { useHydrated } from '#client/lib/react/use-hydrated';
import drawing from './drawing.module.css';
import { LayerPanel } from './layer-panel';
import { type StackLayer, type Topics, toStack } from './stack';

const LazyDrawing = lazy(async () => ({ default: (await import('./drawings')).StackDrawing }));

/**
 * Shows interests as the layers of a drawing, which comes apart with the scroll position. A layer opens onto its
 * projects and skills. Without scripts, callouts link to the interests.
 */
export function StackFigure({ topics }: { topics: Topics }) {
  const figureRef = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(0);
  const [near, setNear] = useState(0);
  const { layers, ratio, toPercent } = toStack(topics);
  const opened = layers[open - 1];
  const topic = topics[open - 1];

  function close(): void {
    setOpen(0);
    figureRef.current?.querySelectorAll('button')[open - 1]?.focus({ preventScroll: true });
  }

  function toggle(number: number): void {
    if (number === open) {
      close();
      return;
    }
    setOpen(number);
    // In narrow windows, the drawing moves up, because the panel is below it.
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    if (matchMedia('(width < 64rem)').matches) figureRef.current?.scrollIntoView({ behavior });
  }

  const style: CSSProperties = {
    '--stack-ratio': ratio.toFixed(3),
    '--layers': layers.length,
    '--open': open,
    '--near': near,
  };
  return (
    <div className={drawing.signature} data-open={opened !== undefined}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: each layer has a button, and pointing at it is a shortcut */}
      <figure
        ref={figureRef}
        className={drawing.figure}
        data-hero="drawing"
        style={style}
        onClick={event => {
          const number = findLayer(event);
          if (number > 0) toggle(number);
        }}
        onFocus={event => setNear(findLayer(event))}
        onBlur={() => setNear(0)}
        onPointerOver={event => setNear(findLayer(event))}
        onPointerMove={tilt}
        onPointerLeave={event => {
          setNear(0);
          tilt(event);
        }}
      >
        <PreserveServerHtml key={JSON.stringify(topics)} className={drawing.standIn}>
          <LazyDrawing topics={topics} />
        </PreserveServerHtml>
        <ol className={drawing.callouts}>
          {layers.map(layer => (
            <li
              key={layer.number}
              className={drawing.callout}
              data-layer={layer.number}
              style={{ top: toPercent(layer.corner) }}
            >
              <Callout layer={layer} isOpen={layer === opened} />
            </li>
          ))}
        </ol>
      </figure>
      {opened && topic && (
        <LayerPanel key={open} id={PANEL_ID} topic={topic} href={opened.href} onClose={close} />
      )}
    </div>
  );
}

const PANEL_ID = 'opened-layer';

function Callout({ layer, isOpen }: { layer: StackLayer; isOpen: boolean }) {
  const { number, name, href } = layer;
  const className = `line secondary ${drawing.link}`;
  const content = (
    <>
      <span className="numeral">{number}</span>
      <span className={`clamp ${drawing.name}`}>
        <Hyphenated isNarrow text={name} />
      </span>
    </>
  );
  if (!useHydrated()) {
    return (
      <a className={className} data-callout={number} href={href}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      data-callout={number}
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL_ID : undefined}
    >
      {content}
    </button>
  );
}

/** Returns the number of the layer whose drawing or callout an event is at, or 0. */
function findLayer({ target }: SyntheticEvent): number {
  const layer = target instanceof Element ? target.closest('[data-layer]') : null;
  return Number(layer?.getAttribute('data-layer') ?? 0);
}

/** Tilts the stack toward a mouse. It writes to the element directly, because React need not render for it. */
function tilt({ currentTarget, clientX, clientY, pointerType, type }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'touch') return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const toShare = (at: number, size: number) => (type === 'pointerleave' ? 0 : (2 * at) / size - 1);
  currentTarget.style.setProperty('--tilt-x', toShare(clientX - left, width).toFixed(3));
  currentTarget.style.setProperty('--tilt-y', toShare(clientY - top, height).toFixed(3));
}
