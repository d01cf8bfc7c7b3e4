import { useEffect, useState } from 'react';

/** The share of a section that is counted as one step, which limits renderings while the page scrolls. */
const STEP = 0.05;

/**
 * Returns how many sections are above a line across the window: 2.5 in the middle of the third one, and −1 above the
 * first and on the server. `names` are the space-separated IDs of the elements that begin the sections, and `height` is
 * the place of the line in the window, from 0 at the top to 1. At the end of the page, the line moves to the bottom,
 * so that the last sections are reached.
 */
export function useSectionPlace(names: string, height: number): number {
  const [place, setPlace] = useState(-1);
  useEffect(() => {
    const ids = names.split(' ');
    let frame = 0;
    const update = () => {
      frame = 0;
      setPlace(findPlace(ids, height));
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
  }, [names, height]);
  return place;
}

function findPlace(ids: string[], height: number): number {
  const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  const line = window.innerHeight - Math.min(left, window.innerHeight * (1 - height));
  const sections = ids.map(id => document.getElementById(id));
  const index = sections.findLastIndex(section => section !== null && toTop(section) <= line);
  const section = sections[index];
  if (!section) return -1;
  const next = sections[index + 1];
  const end = next ? toTop(next) : (section.parentElement?.getBoundingClientRect().bottom ?? line);
  const share = Math.min((line - toTop(section)) / (end - toTop(section)), 1);
  return index + Math.floor(share / STEP) * STEP;
}

function toTop(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}
