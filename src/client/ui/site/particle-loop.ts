import {
  createParticleField,
  type ParticleField,
  resizeParticleField,
  stepParticleField,
} from './particle-field';
import { type ParticleColors, paintParticles } from './particle-painter';

export type ParticleLoop = ReturnType<typeof startParticleLoop>;

/**
 * Animates particles on a canvas. They avoid the mouse on the parent element, and pause while the tab is
 * hidden, while the canvas is out of view, and for visitors who prefer reduced motion.
 */
export function startParticleLoop(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  const stage = canvas.parentElement;
  if (!context || !stage) return { recolor: () => {}, stop: () => {} };

  const field = createParticleField(canvas.getBoundingClientRect());
  const controller = new AbortController();
  const { signal } = controller;
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
  observeSize(canvas, signal, ratio => {
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
    /** Reads the colors again after a change of theme. */
    recolor: () => {
      colors = readColors(canvas);
      paint();
    },
    stop: () => {
      controller.abort();
      cancelAnimationFrame(frame);
    },
  };
}

/** Reads colors from properties with computed color values, because a canvas cannot use custom properties. */
function readColors(canvas: HTMLCanvasElement): ParticleColors {
  const { color, caretColor } = getComputedStyle(canvas);
  return { tick: color, pointer: caretColor };
}

/** Sets the canvas resolution to the screen pixels, at once and after each resize. */
function observeSize(canvas: HTMLCanvasElement, signal: AbortSignal, onFit: (ratio: number) => void): void {
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

/** Listens on the parent, because the canvas ignores pointer events. */
function followMouse(
  canvas: HTMLCanvasElement,
  stage: HTMLElement,
  signal: AbortSignal,
  field: ParticleField,
): void {
  const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
    // Touch scrolls the page.
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

/** Reports whether motion is allowed, initially and after each change. */
function watchMotion(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  onChange: (mayMove: boolean) => void,
): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let isInView = false;
  const report = () => onChange(isInView && !document.hidden && !reducedMotion.matches);
  const observer = new IntersectionObserver(entries => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    report();
  });
  observer.observe(canvas);
  document.addEventListener('visibilitychange', report, { signal });
  reducedMotion.addEventListener('change', report, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
