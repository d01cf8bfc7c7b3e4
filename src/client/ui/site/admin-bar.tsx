import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styles from './admin-bar.module.css';

type AdminLinkProps = Omit<ComponentProps<'a'>, 'ref' | 'className'> & { current: boolean };

/** A link in the owner's bar. Works inside `<Link asChild>`. */
export function AdminLink({ current, ...rest }: AdminLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);

  // On phones the links scroll sideways: scrolls the current one into view without moving the page.
  useEffect(() => {
    const link = ref.current;
    const list = link?.closest('ul');
    if (!current || !link || !list) return;
    // The list becomes narrower when the number of unread messages appears.
    const observer = new ResizeObserver(() => scrollIntoList(link, list));
    observer.observe(list);
    return () => observer.disconnect();
  }, [current]);

  return <a {...rest} ref={ref} aria-current={current ? 'page' : undefined} className={styles.link} />;
}

/** The share of the width in which links do not fade. */
const CLEAR_SHARE = 0.88;

function scrollIntoList(link: HTMLElement, list: HTMLElement): void {
  const box = link.getBoundingClientRect();
  const { left, width } = list.getBoundingClientRect();
  // Keyboard users who move through the links keep their position.
  const isInUse = document.activeElement !== link && list.contains(document.activeElement);
  const isVisible = box.left >= left && box.right <= left + CLEAR_SHARE * width;
  if (!isInUse && !isVisible) list.scrollLeft += box.left - left;
}

/** The text beside an icon in the bar. Phones show only the icon; screen readers still read the text. */
export function AdminBarText({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>;
}
