import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { Icon } from '../icons/icon';
import { Button } from './button';
import { classNames } from './class-names';
import styles from './collapsible.module.css';
import { onPlainClick } from './plain-click';

export type CollapsibleProps = {
  title: ReactNode;
  /** Stands at the right of the title, inside the button: a count. */
  meta?: ReactNode;
  /** The page that has it open: where the header leads until a script makes a button of it. */
  href: string;
  defaultOpen?: boolean;
  /** It may be opened soon: the pointer or the focus is on its header. */
  onIntent?: () => void;
  /** Comes when it is first opened, and stays. */
  children: ReactNode;
};

/** A heading that opens and closes what is under it; the whole row is the button. */
export function Collapsible(props: CollapsibleProps) {
  const { title, meta, href, defaultOpen = false, onIntent, children } = props;
  const [isOpen, setOpen] = useState(defaultOpen);
  const [wasOpen, setWasOpen] = useState(defaultOpen);
  const [isButton, setButton] = useState(false);
  const isOnPaper = useIsOnPaper();
  const regionId = useId();
  useEffect(() => setButton(true), []);

  function toggle(): void {
    setOpen(!isOpen);
    setWasOpen(true);
  }

  // As buttons do; Enter is a click on a link as well.
  function toggleBySpace(event: KeyboardEvent): void {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  }

  return (
    <section className={styles.collapsible}>
      <h2 className={styles.heading}>
        <a
          href={href}
          role={isButton ? 'button' : undefined}
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={regionId}
          onClick={onPlainClick(toggle)}
          onKeyDown={toggleBySpace}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          <span className={styles.title}>{title}</span>
          {meta !== undefined && <span className={classNames('num', styles.meta)}>{meta}</span>}
          <Icon name="chevron-down" className={styles.chevron} />
        </a>
      </h2>
      <CollapseRegion id={regionId} open={isOpen}>
        {(wasOpen || isOnPaper) && children}
      </CollapseRegion>
    </section>
  );
}

function useIsOnPaper(): boolean {
  return useSyncExternalStore(
    listener => {
      const paper = matchMedia('print');
      paper.addEventListener('change', listener);
      return () => paper.removeEventListener('change', listener);
    },
    () => matchMedia('print').matches,
    () => false,
  );
}

export type CollapseRegionProps = {
  id: string;
  open: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** What opens and closes. It stays in the page when closed, out of sight and out of reach; without JavaScript it is open. */
export function CollapseRegion({ id, open, className, children }: CollapseRegionProps) {
  return (
    <div id={id} className={classNames(styles.region, className)} data-open={open}>
      <div className={styles.clip}>{children}</div>
    </div>
  );
}

export type DisclosureButtonProps = Omit<
  ComponentProps<typeof Button>,
  'children' | 'onClick' | 'onToggle'
> & {
  open: boolean;
  onToggle: (open: boolean) => void;
  /** The id of the CollapseRegion. */
  controls: string;
  openLabel?: string;
  closedLabel?: string;
};

/** A small Expand / Collapse button for a panel's head. */
export function DisclosureButton(props: DisclosureButtonProps) {
  const { open, onToggle, controls, openLabel = 'Collapse', closedLabel = 'Expand', ...rest } = props;
  return (
    <Button size="sm" {...rest} aria-expanded={open} aria-controls={controls} onClick={() => onToggle(!open)}>
      {open ? openLabel : closedLabel}
      <Icon name="chevron-down" className={styles.chevron} />
    </Button>
  );
}
