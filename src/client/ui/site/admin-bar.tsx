import { Children, type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './admin-bar.module.css';

type AdminBarProps = {
  /** AdminLinks, one after the other. */
  nav: ReactNode;
  /** Inbox and Logout, at the right. */
  actions: ReactNode;
};

/** The owner's bar, under the header of every admin page. */
export function AdminBar({ nav, actions }: AdminBarProps) {
  return (
    <div className={styles.bar}>
      <div className={classNames('wrap', styles.inner)}>
        <nav aria-label="Admin" className={styles.nav}>
          <ul className={styles.list}>
            {Children.map(nav, link => (
              <li>{link}</li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}

export type AdminLinkProps = Omit<ComponentProps<'a'>, 'ref'> & { current?: boolean };

/** A link of the owner's bar. May stand in `<Link asChild>`. */
export function AdminLink({ current = false, className, children, ...rest }: AdminLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);

  // On a phone the links are a line that scrolls: the current one is brought into its window, and the page not moved.
  useEffect(() => {
    const link = ref.current;
    const line = link?.closest('ul');
    if (!current || !link || !line) return;
    // The line grows narrower when the number of unread messages comes to stand beside it.
    const observer = new ResizeObserver(() => bringIntoLine(link, line));
    observer.observe(line);
    return () => observer.disconnect();
  }, [current]);

  return (
    <a
      {...rest}
      ref={ref}
      aria-current={current ? 'page' : undefined}
      className={classNames(styles.link, className)}
    >
      {children}
    </a>
  );
}

/** Of the line's window, the part where links do not fade. */
const CLEAR = 0.88;

function bringIntoLine(link: HTMLElement, line: HTMLElement): void {
  const [place, window] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
  // Who goes through the links by keyboard is not pulled back.
  const isUsed = document.activeElement !== link && line.contains(document.activeElement);
  const isClear = place.left >= window.left && place.right <= window.left + CLEAR * window.width;
  if (!isUsed && !isClear) line.scrollLeft += place.left - window.left;
}

/** The text beside an icon in the bar. On a phone only the icon has room; the text is still read aloud. */
export function AdminBarText({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>;
}
