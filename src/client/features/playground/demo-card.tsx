import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Alert } from '../../ui/feedback/alert';
import { FaultBoundary } from '../../ui/feedback/fault-boundary';
import { Spinner } from '../../ui/feedback/spinner';
import { Dialog } from '../../ui/overlays/dialog';
import { Button, IconButton } from '../../ui/primitives/button';
import { CollapseRegion, DisclosureButton } from '../../ui/primitives/collapsible';
import type { Demo } from './demo';
import styles from './demo-card.module.css';
import { useInView } from './use-in-view';

type DemoCardProps = { demo: Demo; startsOpen: boolean };

/** A demo with its title. It opens and closes, and fills the window when it is expanded. */
export function DemoCard({ demo, startsOpen }: DemoCardProps) {
  const { title, description, Component } = demo;
  const [isOpen, setOpen] = useState(startsOpen);
  const [isExpanded, setExpanded] = useState(false);
  const [heldHeight, setHeldHeight] = useState(0);
  const stageRef = useRef<HTMLDivElement>(null);
  const host = useDemoHost();
  const { isVisible, wasSeen } = useInView(host);
  const titleId = useId();
  const regionId = useId();

  const expand = () => {
    // While its demo is in the modal, the card keeps its height: the page behind must not jump.
    setHeldHeight(stageRef.current?.offsetHeight ?? 0);
    setExpanded(true);
  };
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={`row ${styles.head}`}>
        <div className={styles.text}>
          <h3 id={titleId}>{title}</h3>
          <p>{description}</p>
        </div>
        <div className={styles.buttons}>
          <IconButton icon="expand" variant="line" label={`Expand ${title}`} onClick={expand} />
          <DisclosureButton
            open={isOpen}
            onToggle={setOpen}
            controls={regionId}
            openLabel="Close"
            closedLabel="Open"
            aria-label={`${isOpen ? 'Close' : 'Open'} ${title}`}
          />
        </div>
      </header>
      <CollapseRegion id={regionId} open={isOpen} className={styles.region}>
        <div ref={stageRef} className={styles.stage} style={isExpanded ? { minHeight: heldHeight } : {}}>
          {!isExpanded && <DemoSlot host={host} className={styles.slot} />}
        </div>
      </CollapseRegion>
      <Dialog
        open={isExpanded}
        onClose={() => setExpanded(false)}
        size="tall"
        title={title}
        className={styles.modal}
      >
        <DemoSlot host={host} className={styles.slot} />
      </Dialog>
      {host &&
        wasSeen &&
        createPortal(
          <DemoBoundary>
            <Suspense fallback={<Spinner label="Loading demo..." />}>
              <Component isVisible={isVisible} />
            </Suspense>
          </DemoBoundary>,
          host,
        )}
    </article>
  );
}

/** A demo that fails, or whose code does not arrive, takes nothing else with it. */
function DemoBoundary({ children }: { children: ReactNode }) {
  const fallback = (
    <Alert
      tone="err"
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    >
      Couldn't start this demo.
    </Alert>
  );
  return <FaultBoundary fallback={fallback}>{children}</FaultBoundary>;
}

/**
 * An element of the page that a demo lives in. It can be moved from its card to the modal and back, and the demo with it:
 * mounted once, it keeps what the visitor has made of it.
 */
function useDemoHost(): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.className = styles.host ?? '';
    setHost(element);
  }, []);
  return host;
}

/** Where the host stands as long as this is mounted. */
function DemoSlot({ host, className }: { host: HTMLElement | null; className?: string | undefined }) {
  const slotRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host) slotRef.current?.append(host);
  }, [host]);
  return <div ref={slotRef} className={className} />;
}
