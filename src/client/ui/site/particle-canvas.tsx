import { useEffect, useRef, useState } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './particle-canvas.module.css';
import type { ParticleLoop } from './particle-loop';
import { useTheme } from './theme';

/** Drifting particles behind what its parent holds. Decoration: its code comes after the page has been painted. */
export function ParticleCanvas({ className }: { className?: string | undefined }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [loop, setLoop] = useState<ParticleLoop | null>(null);
  const theme = useTheme();

  useEffect(() => {
    let started: ParticleLoop | undefined;
    let isGone = false;
    const start = async () => {
      const { startParticleLoop } = await import('./particle-loop');
      if (isGone || !canvasRef.current) return;
      started = startParticleLoop(canvasRef.current);
      setLoop(started);
    };
    // After a frame has been painted. Without its code, say offline, the page only lacks its decoration.
    const frame = requestAnimationFrame(() => setTimeout(() => start().catch(() => {})));
    return () => {
      isGone = true;
      cancelAnimationFrame(frame);
      started?.stop();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the loop reads the colours of the theme from the page
  useEffect(() => loop?.recolor(), [loop, theme]);

  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus
    <canvas
      ref={canvasRef}
      aria-hidden="true"
      className={classNames(styles.canvas, loop !== null && styles.shown, className)}
    />
  );
}
