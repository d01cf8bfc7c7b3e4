import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { Segmented } from '../primitives/segmented';
import styles from './page-stage.module.css';
import { useWidth } from './use-width';

const THEMES = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const;
export type StageTheme = (typeof THEMES)[number]['value'];

type Device = 'desktop' | 'phone';
const DEVICES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;
const WIDTHS: Record<Device, number> = { desktop: 1280, phone: 390 };

type PageStageProps = {
  theme: StageTheme;
  onThemeChange: (theme: StageTheme) => void;
  className?: string | undefined;
  /** The page, in an iframe. */
  children: ReactNode;
};

/** Shows a page as on a desk or a phone, as small as the place is, in the theme that is chosen. */
export function PageStage({ theme, onThemeChange, className, children }: PageStageProps) {
  const [device, setDevice] = useState<Device>(() =>
    matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop',
  );
  const ref = useRef<HTMLDivElement>(null);
  const room = useWidth(ref);
  const width = WIDTHS[device];
  const size: CSSProperties & { '--page-width': string; '--scale': number } = {
    '--page-width': `${width}px`,
    '--scale': room === null ? 1 : Math.min(1, room / width),
  };
  return (
    <>
      <div className={`row ${styles.tools}`}>
        <Segmented
          label="Theme of the preview"
          options={THEMES}
          value={theme}
          onValueChange={onThemeChange}
        />
        <Segmented label="Width of the preview" options={DEVICES} value={device} onValueChange={setDevice} />
      </div>
      <div ref={ref} className={`${styles.stage} ${className ?? ''}`} style={size}>
        {children}
      </div>
    </>
  );
}
