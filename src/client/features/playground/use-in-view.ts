import { useEffect, useState } from 'react';

/** How much of a demo must be in the window before it is mounted. */
const SEEN_FROM = 0.1;

type Sight = {
  /** Whether some of the element is in the window now. */
  isVisible: boolean;
  /** Whether a tenth of it has been in the window. Once true, it stays so. */
  wasSeen: boolean;
};

const UNSEEN: Sight = { isVisible: false, wasSeen: false };

/** Watches how an element comes into the window and leaves it; what a closed region clips away is out of sight. */
export function useInView(element: HTMLElement | null): Sight {
  const [sight, setSight] = useState(UNSEEN);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      entries => {
        const share = entries.at(-1)?.intersectionRatio ?? 0;
        setSight(({ wasSeen }) => ({ isVisible: share > 0, wasSeen: wasSeen || share >= SEEN_FROM }));
      },
      { threshold: [0, 0.01, SEEN_FROM] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return sight;
}
