import { useEffect, useState } from 'react';

/** The section at the vertical middle of the window, or at another height of it: the last of these that begins above. */
export function useCurrentSection(ids: readonly string[], height = 1 / 2): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(ids.findLast(id => beginsAbove(id, height)) ?? ids[0]);
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ids, height]);
  return current;
}

function beginsAbove(id: string, height: number): boolean {
  const section = document.getElementById(id);
  return section !== null && section.getBoundingClientRect().top <= window.innerHeight * height;
}
