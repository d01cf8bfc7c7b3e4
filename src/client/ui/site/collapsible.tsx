import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from '#client/ui/icons/icon';
import { useMediaQuery } from '#client/ui/layout/use-media-query';
import { Button } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { onPlainClick } from '#client/ui/primitives/click-handlers';
import styles from './collapsible.module.css';

type CollapsibleProps = {
  title: ReactNode;
  /** Text on the right of the title, such as a count. */
  meta: ReactNode;
  /** The address of the page with this section open, for browsers without JavaScript. */
  href: string;
  defaultOpen: boolean;
  /** Called when the pointer or the focus is on the header, for preloading. */
  onIntent: () => void;
  /** The content is mounted when first opened, and then stays mounted. */
  children: ReactNode;
};

/** Renders a heading that opens and closes the content below. The whole row is the button. */
export function Collapsible(props: CollapsibleProps) {
  const { title, meta, href, defaultOpen, onIntent, children } = props;
  const [isOpen, setOpen] = useState(defaultOpen);
  const [wasOpen, setWasOpen] = useState(defaultOpen);
  const [isButton, setButton] = useState(false);
  const isPrinting = useMediaQuery('print');
  const regionId = useId();
  useEffect(() => setButton(true), []);

  function toggle(): void {
    setOpen(!isOpen);
    setWasOpen(true);
  }

  // Buttons react to Space, but links only to Enter.
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
          className={`line ${styles.button}`}
          aria-expanded={isOpen}
          aria-controls={regionId}
          onClick={onPlainClick(toggle)}
          onKeyDown={toggleBySpace}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          <span className={`fill ${styles.title}`}>{title}</span>
          <span className={classNames('num line note', styles.meta)}>{meta}</span>
          <Icon name="chevron-down" className={`with-js no-print ${styles.chevron}`} />
        </a>
      </h2>
      <CollapseRegion id={regionId} open={isOpen}>
        {(wasOpen || isPrinting) && children}
      </CollapseRegion>
    </section>
  );
}

type CollapseRegionProps = {
  id: string;
  open: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Renders a region that stays in the page, hidden, if closed. Without JavaScript it is open. */
export function CollapseRegion({ id, open, className, children }: CollapseRegionProps) {
  return (
    <div id={id} className={classNames(styles.region, className)} data-open={open}>
      <div className={styles.clip}>{children}</div>
    </div>
  );
}

type DisclosureButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick' | 'onToggle'> & {
  open: boolean;
  onToggle: (open: boolean) => void;
  controls: string;
  openLabel?: string;
  closedLabel?: string;
};

/** Renders a small Expand / Collapse button for a panel's header. */
export function DisclosureButton(props: DisclosureButtonProps) {
  const { open, onToggle, controls, openLabel = 'Collapse', closedLabel = 'Expand', ...rest } = props;
  return (
    <Button size="sm" {...rest} aria-expanded={open} aria-controls={controls} onClick={() => onToggle(!open)}>
      {open ? openLabel : closedLabel}
      <Icon name="chevron-down" className={`with-js ${styles.chevron}`} />
    </Button>
  );
}
