import { useEffect, useRef, useState } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './particle-canvas.module.css';
import type { ParticleLoop } from './particle-loop';
import { useTheme } from './theme';

/** Shows drifting particles behind the content of the parent. The code loads after the first paint. */
export function ParticleCanvas({ className }: { className?: string | undefined }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [loop, setLoop] = useState<ParticleLoop | null>(null);
  const theme = useTheme();

  useEffect(() => {
    let started: ParticleLoop | undefined;
    let isUnmounted = false;
    const start = async () => {
      const { startParticleLoop } = await import('./particle-loop');
      if (isUnmounted || !canvasRef.current) return;
      started = startParticleLoop(canvasRef.current);
      setLoop(started);
    };
    // The start waits for the first paint. A failure to load, such as offline, only leaves out the
    // decoration.
    const frame = requestAnimationFrame(() => setTimeout(() => start().catch(() => {})));
    return () => {
      isUnmounted = true;
      cancelAnimationFrame(frame);
      started?.stop();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the loop reads the colors of the theme from the page
  useEffect(() => loop?.recolor(), [loop, theme]);

  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus
    <canvas
      ref={canvasRef}
      aria-hidden="true"
      className={classNames('no-print', styles.canvas, loop !== null && styles.shown, className)}
    />
  );
}
