import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon } from '../icons/icon';
import { Button } from './button';
import { classNames } from './class-names';
import styles from './collapsible.module.css';

export type CollapsibleProps = {
  title: ReactNode;
  /** Stands at the right of the title, inside the button: a count. */
  meta?: ReactNode;
  defaultOpen?: boolean;
  children: ReactNode;
};

/** A heading that opens and closes what is under it; the whole row is the button. */
export function Collapsible({ title, meta, defaultOpen = false, children }: CollapsibleProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const regionId = useId();
  return (
    <section className={styles.collapsible}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={regionId}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.title}>{title}</span>
          {meta !== undefined && <span className={classNames('num', styles.meta)}>{meta}</span>}
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
      </h2>
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
