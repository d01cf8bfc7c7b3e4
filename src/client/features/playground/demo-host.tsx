import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './demo-host.module.css';

/**
 * An element of the page that a demo lives in. It can be moved from its card to the modal and back, and the demo with it:
 * mounted once, it keeps what the visitor has made of it.
 */
export function useDemoHost(): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.className = styles.host ?? '';
    setHost(element);
  }, []);
  return host;
}

/** Where the host stands as long as this is mounted. */
export function DemoSlot({ host, className }: { host: HTMLElement | null; className?: string | undefined }) {
  const slotRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host) slotRef.current?.append(host);
  }, [host]);
  return <div ref={slotRef} className={className} />;
}
