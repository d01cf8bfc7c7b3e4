import { type ReactNode, useRef, useState } from 'react';
import { useElementSize } from '../layout/use-element-size';
import { Segmented } from '../primitives/segmented';
import styles from './page-stage.module.css';

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
  children: ReactNode;
};

/** Previews a page at desktop or phone width, scaled to the container, in either theme. */
export function PageStage({ theme, onThemeChange, className, children }: PageStageProps) {
  const [device, setDevice] = useState<Device>(() =>
    matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop',
  );
  const ref = useRef<HTMLDivElement>(null);
  const stage = useElementSize(ref);
  const width = WIDTHS[device];
  const scale = stage === null ? 1 : Math.min(1, Math.round(stage.width) / width);
  return (
    <>
      <div className={`row ${styles.tools}`}>
        <Segmented label="Preview theme" options={THEMES} value={theme} onValueChange={onThemeChange} />
        <Segmented label="Preview width" options={DEVICES} value={device} onValueChange={setDevice} />
      </div>
      <div
        ref={ref}
        className={`${styles.stage} ${className ?? ''}`}
        style={{ '--page-width': `${width}px`, '--scale': scale }}
      >
        {children}
      </div>
    </>
  );
}
