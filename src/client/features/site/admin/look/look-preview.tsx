import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Appearance, Theme } from '../../../../../shared/appearance/looks';
import { LoadFailure } from '../../../../ui/feedback/load-failure';
import { Spinner } from '../../../../ui/feedback/spinner';
import { Segmented } from '../../../../ui/primitives/segmented';
import styles from './look-preview.module.css';
import { PreviewedHero } from './previewed-hero';
import { showLook } from './show-look';
import { useHomePage } from './use-home-page';
import { useWidth } from './use-width';

const THEMES = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const;

type Device = 'desktop' | 'phone';
const DEVICES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;
const WIDTHS: Record<Device, number> = { desktop: 1280, phone: 390 };

/** The site's own home page, as visitors would see it. */
export function LookPreview({ look }: { look: Appearance }) {
  const [theme, setTheme] = useState<Theme>('light');
  const [device, setDevice] = useState<Device>(() =>
    matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop',
  );
  const home = useHomePage();
  /** Another one each time that the frame is loaded. */
  const [page, setPage] = useState<Document | null>(null);
  const { style, accent, type } = look;

  useEffect(() => {
    if (!page) return;
    page.documentElement.dataset.theme = theme;
    void showLook(page, { style, accent, type });
  }, [style, accent, type, theme, page]);

  return (
    <section className={styles.preview} aria-labelledby="preview-heading">
      <h2 id="preview-heading" className={styles.heading}>
        Preview
      </h2>
      <div className={`row ${styles.tools}`}>
        <Segmented label="Theme of the preview" options={THEMES} value={theme} onValueChange={setTheme} />
        <Segmented label="Width of the preview" options={DEVICES} value={device} onValueChange={setDevice} />
      </div>
      <Stage width={WIDTHS[device]}>
        {home.html !== null && (
          <iframe
            title="The home page in this look"
            className={styles.page}
            srcDoc={home.html}
            // Its scripts do not run, and its links lead nowhere.
            sandbox="allow-same-origin"
            tabIndex={-1}
            onLoad={event => setPage(event.currentTarget.contentDocument)}
          />
        )}
        {page && <PreviewedHero page={page} look={look} />}
        {home.html === null && !home.isFailed && <Spinner label="Loading preview..." />}
        {home.isFailed && <LoadFailure onRetry={home.retry}>The preview can't be loaded.</LoadFailure>}
      </Stage>
      <p className="note">Not public yet. Visitors see it after you save.</p>
    </section>
  );
}

/** Shows what is in it as on a screen of this width, as small as the place is. */
function Stage({ width, children }: { width: number; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const room = useWidth(ref);
  const scale = room === null ? 1 : Math.min(1, room / width);
  const size: CSSProperties & { '--page-width': string; '--scale': number } = {
    '--page-width': `${width}px`,
    '--scale': scale,
  };
  return (
    <div ref={ref} className={styles.stage} style={size}>
      {children}
    </div>
  );
}
