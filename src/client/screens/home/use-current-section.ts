import { useEffect, useState } from 'react';

/** Finds the section at the vertical middle of the window. `names` are space-separated ids. */
export function useCurrentSection(names: string): string | undefined {
  const [current, setCurrent] = useState(names.split(' ')[0]);
  useEffect(() => {
    const ids = names.split(' ');
    let frame = 0;
    const update = () => {
      frame = 0;
      setCurrent(ids.findLast(id => beginsAbove(id)) ?? ids[0]);
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [names]);
  return current;
}

function beginsAbove(id: string): boolean {
  const section = document.getElementById(id);
  return section !== null && section.getBoundingClientRect().top <= window.innerHeight / 2;
}
