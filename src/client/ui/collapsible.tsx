import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import styles from './collapsible.module.css';
import { Icon } from './icon';

export type CollapsibleProps = {
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Stands at the right of the title, inside the button: a count. */
  meta?: ReactNode;
  /** Open or not, when the caller holds it. Otherwise the part holds it itself, starting with `defaultOpen`. */
  open?: boolean | undefined;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  size?: 'md' | 'lg';
  className?: string | undefined;
  children: ReactNode;
};

/** A heading that opens and closes what is under it; the whole row is the button. */
export function Collapsible(props: CollapsibleProps) {
  const {
    title,
    headingLevel = 2,
    meta,
    open,
    defaultOpen = false,
    onOpenChange,
    size = 'lg',
    className,
    children,
  } = props;
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const regionId = useId();
  const Heading = `h${headingLevel}` as const;
  const toggle = () => {
    setOwnOpen(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <section className={classNames(styles.collapsible, className)}>
      <Heading className={classNames(styles.heading, styles[size])}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={regionId}
          onClick={toggle}
        >
          <span className={styles.title}>{title}</span>
          {meta !== undefined && <span className={classNames('num', styles.meta)}>{meta}</span>}
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
      </Heading>
      <CollapseRegion id={regionId} open={isOpen}>
        {children}
      </CollapseRegion>
    </section>
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
