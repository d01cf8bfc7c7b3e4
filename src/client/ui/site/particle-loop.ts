import {
  createParticleField,
  type ParticleField,
  resizeParticleField,
  stepParticleField,
} from './particle-field';
import { type ParticleColors, paintParticles } from './particle-painter';

export type ParticleLoop = {
  /** The theme has changed. */
  recolor: () => void;
  stop: () => void;
};

/**
 * Lets particles live on a canvas, and flee the mouse on its parent. They stand still while the tab is hidden,
 * while the canvas is out of sight, and for whoever wants less motion.
 */
export function startParticleLoop(canvas: HTMLCanvasElement): ParticleLoop {
  const context = canvas.getContext('2d');
  const stage = canvas.parentElement;
  if (!context || !stage) return { recolor: () => {}, stop: () => {} };

  const field = createParticleField(canvas.getBoundingClientRect());
  const end = new AbortController();
  const { signal } = end;
  let colors = readColors(canvas);
  let frame = 0;
  let paintedAt = 0;

  const paint = () => paintParticles(context, field, colors);
  const tick = (now: number) => {
    stepParticleField(field, (now - paintedAt) / 1000);
    paintedAt = now;
    paint();
    frame = requestAnimationFrame(tick);
  };
  keepFitting(canvas, signal, ratio => {
    resizeParticleField(field, canvas.getBoundingClientRect());
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint();
  });
  followMouse(canvas, stage, signal, field);
  watchMotion(canvas, signal, mayMove => {
    cancelAnimationFrame(frame);
    paintedAt = performance.now();
    if (mayMove) frame = requestAnimationFrame(tick);
  });
  return {
    recolor: () => {
      colors = readColors(canvas);
      paint();
    },
    stop: () => {
      end.abort();
      cancelAnimationFrame(frame);
    },
  };
}

/** A canvas knows no custom properties: its stylesheet says them as properties whose computed values are colours. */
function readColors(canvas: HTMLCanvasElement): ParticleColors {
  const { color, caretColor } = getComputedStyle(canvas);
  return { tick: color, pointer: caretColor };
}

/** As many pixels as the screen has for the canvas: at once, and after each change of its size. */
function keepFitting(canvas: HTMLCanvasElement, signal: AbortSignal, onFit: (ratio: number) => void): void {
  const size = new ResizeObserver(() => {
    const { width, height } = canvas.getBoundingClientRect();
    const ratio = window.devicePixelRatio;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    onFit(ratio);
  });
  size.observe(canvas);
  signal.addEventListener('abort', () => size.disconnect());
}

/** The canvas itself lets the mouse through, to the text above it and below it. */
function followMouse(
  canvas: HTMLCanvasElement,
  stage: HTMLElement,
  signal: AbortSignal,
  field: ParticleField,
): void {
  const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
    // A finger scrolls the page, it does not point.
    if (pointerType === 'touch') return;
    const { left, top } = canvas.getBoundingClientRect();
    field.pointer = { x: clientX - left, y: clientY - top };
  };
  const leave = () => {
    field.pointer = null;
  };
  stage.addEventListener('pointermove', follow, { signal });
  stage.addEventListener('pointerleave', leave, { signal });
}

/** Says whether there may be motion: at first, and when that changes. */
function watchMotion(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  onChange: (mayMove: boolean) => void,
): void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let isInSight = false;
  const tell = () => onChange(isInSight && !document.hidden && !stillness.matches);
  const sight = new IntersectionObserver(entries => {
    isInSight = entries.at(-1)?.isIntersecting ?? false;
    tell();
  });
  sight.observe(canvas);
  document.addEventListener('visibilitychange', tell, { signal });
  stillness.addEventListener('change', tell, { signal });
  signal.addEventListener('abort', () => sight.disconnect());
}
