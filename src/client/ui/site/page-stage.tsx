import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useElementSize } from '#client/ui/layout/use-element-size';
import { Segmented } from '#client/ui/primitives/segmented';
import styles from './page-stage.module.css';
import { useTheme } from './theme';

const THEMES = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const;
type Theme = (typeof THEMES)[number]['value'];

type Device = 'desktop' | 'phone';
const DEVICES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;
const WIDTHS: Record<Device, number> = { desktop: 1280, phone: 390 };

type PageStageProps = {
  /** Attributes of the frame that shows the page. */
  frame: ComponentProps<'iframe'> & { title: string };
  /** Called each time the frame has loaded a page. */
  onPage?: (page: Document | null) => void;
  className?: string | undefined;
  children?: ReactNode;
};

/**
 * Previews a page at desktop or phone width, scaled to the container, in either theme. It starts in the
 * theme in use.
 */
export function PageStage({ frame, onPage, className, children }: PageStageProps) {
  const currentTheme = useTheme();
  const [chosenTheme, chooseTheme] = useState<Theme | null>(null);
  const theme = chosenTheme ?? currentTheme ?? 'light';
  // The page in the frame follows the theme in use.
  const [followedTheme, setFollowedTheme] = useState(currentTheme);
  if (followedTheme !== currentTheme) {
    setFollowedTheme(currentTheme);
    chooseTheme(null);
  }
  const [page, setPage] = useState<Document | null>(null);
  const [device, setDevice] = useState<Device>(() =>
    matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop',
  );
  useEffect(() => {
    if (page) page.documentElement.dataset.theme = theme;
  }, [page, theme]);
  const ref = useRef<HTMLDivElement>(null);
  const stage = useElementSize(ref);
  const width = WIDTHS[device];
  const scale = stage === null ? 1 : Math.min(1, Math.round(stage.width) / width);
  return (
    <>
      <div className="row spread">
        <Segmented label="Preview theme" options={THEMES} value={theme} onValueChange={chooseTheme} />
        <Segmented label="Preview width" options={DEVICES} value={device} onValueChange={setDevice} />
      </div>
      <div
        ref={ref}
        className={`frame ${styles.stage} ${className ?? ''}`}
        data-device={device}
        style={{ '--page-width': `${width}px`, '--scale': scale }}
      >
        <iframe
          {...frame}
          title={frame.title}
          onLoad={({ currentTarget }) => {
            setPage(currentTarget.contentDocument);
            onPage?.(currentTarget.contentDocument);
          }}
        />
        {children}
      </div>
    </>
  );
}
