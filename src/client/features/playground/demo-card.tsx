import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#client/lib/language/use-translation';
import { ErrorBoundary } from '#client/lib/react/error-boundary';
import { RetryAlert } from '#client/ui/feedback/retry-alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { Dialog } from '#client/ui/overlays/dialog';
import { IconButton } from '#client/ui/primitives/button';
import { CollapseRegion, DisclosureButton } from '#client/ui/site/collapsible';
import { PLAYGROUND_TEXTS } from '#shared/language/english/playground';
import type { Demo } from './demo';
import styles from './playground.module.css';

/** Shows a demo with its title. It opens and closes, and expands to a dialog. */
export function DemoCard({ demo, startsOpen }: { demo: Demo; startsOpen: boolean }) {
  const t = useTranslation(PLAYGROUND_TEXTS);
  const { id, Component } = demo;
  const title = t(`${id}Title`);
  const [isOpen, setOpen] = useState(startsOpen);
  const [isExpanded, setExpanded] = useState(false);
  const [reservedHeight, setReservedHeight] = useState(0);
  const stageRef = useRef<HTMLDivElement>(null);
  const host = useDemoHost();
  const { isVisible, wasSeen } = useInView(host);
  const titleId = useId();
  const regionId = useId();

  const expand = () => {
    // The card keeps its height while the demo is in the dialog, so that the page does not jump.
    setReservedHeight(stageRef.current?.offsetHeight ?? 0);
    setExpanded(true);
  };
  const failure = (
    <RetryAlert retryLabel={t('reloadPage')} onRetry={() => window.location.reload()}>
      {t('demoFailed')}
    </RetryAlert>
  );
  return (
    <article className={`frame ${styles.card}`} aria-labelledby={titleId}>
      <header className={`row ${styles.head}`}>
        <div>
          <h3 id={titleId}>{title}</h3>
          <p className="secondary">{t(`${id}Description`)}</p>
        </div>
        <div className="with-js line">
          <IconButton icon="expand" variant="line" label={t('expandDemo', { title })} onClick={expand} />
          <DisclosureButton
            open={isOpen}
            onToggle={setOpen}
            controls={regionId}
            openLabel={t('closeDemo')}
            closedLabel={t('openDemo')}
            aria-label={t(isOpen ? 'closeNamedDemo' : 'openNamedDemo', { title })}
          />
        </div>
      </header>
      <CollapseRegion id={regionId} open={isOpen} className="with-js">
        <div ref={stageRef} className={styles.stage} style={isExpanded ? { minHeight: reservedHeight } : {}}>
          {!isExpanded && <DemoSlot host={host} />}
        </div>
      </CollapseRegion>
      <Dialog
        open={isExpanded}
        onClose={() => setExpanded(false)}
        size="tall"
        title={title}
        className={styles.modal}
      >
        <DemoSlot host={host} />
      </Dialog>
      {host &&
        wasSeen &&
        createPortal(
          <ErrorBoundary fallback={failure}>
            <Suspense fallback={<Spinner label={t('demoLoading')} />}>
              <Component isVisible={isVisible} />
            </Suspense>
          </ErrorBoundary>,
          host,
        )}
    </article>
  );
}

/** Creates an element for a demo that can move between card and dialog, so that the demo keeps its state. */
function useDemoHost(): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.className = styles.host ?? '';
    setHost(element);
  }, []);
  return host;
}

/** Holds the host element while mounted. */
function DemoSlot({ host }: { host: HTMLElement | null }) {
  const slotRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host) slotRef.current?.append(host);
  }, [host]);
  return <div ref={slotRef} className={styles.slot} />;
}

/** The visible share of a demo at which it is mounted. */
const MOUNT_SHARE = 0.1;

/**
 * Tracks whether an element is in the window, and whether a tenth of it has ever been. The content of a
 * closed region counts as invisible.
 */
function useInView(element: HTMLElement | null) {
  const [visibility, setVisibility] = useState({ isVisible: false, wasSeen: false });
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      entries => {
        const share = entries.at(-1)?.intersectionRatio ?? 0;
        setVisibility(({ wasSeen }) => ({ isVisible: share > 0, wasSeen: wasSeen || share >= MOUNT_SHARE }));
      },
      { threshold: [0, 0.01, MOUNT_SHARE] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return visibility;
}
