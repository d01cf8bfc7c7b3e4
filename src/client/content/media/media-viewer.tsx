import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#client/lib/language/use-translation';
import { Dialog } from '#client/ui/overlays/dialog';
import { IconButton } from '#client/ui/primitives/button';
import { VIEWER_TEXTS } from '#shared/language/english/viewer';
import styles from './media-viewer.module.css';
import { useZoom } from './use-zoom';

export type ViewedPicture = { url: string; alt: string; caption: string };

export type MediaViewerProps = {
  title: string;
  pictures: ViewedPicture[];
  /** The index of the shown picture, or null if the viewer is closed. */
  index: number | null;
  onChange: (index: number | null) => void;
};

/**
 * Shows one picture at a time, as large as possible. Arrow keys, swipes and buttons page through them in a
 * loop. A picture can be zoomed.
 */
export function MediaViewer({ title, pictures, index, onChange }: MediaViewerProps) {
  const t = useTranslation(VIEWER_TEXTS);
  const shown = index === null ? undefined : pictures[index];
  const isAlone = pictures.length < 2;
  const turn = (by: number) => {
    if (index !== null && !isAlone) onChange((index + by + pictures.length) % pictures.length);
  };
  const zoom = useZoom(index, turn);
  useViewerKeys(shown !== undefined, zoom, turn);
  const { view, boxRef, isWhole } = zoom;

  return (
    <Dialog
      open={shown !== undefined}
      onClose={() => onChange(null)}
      title={title}
      size="tall"
      closeLabel={t('closeViewer')}
      className={styles.viewer}
    >
      {shown && (
        <div className={`stack-4 ${styles.layout}`}>
          <div ref={boxRef} className={styles.box} data-whole={isWhole} {...zoom.gestures}>
            <img
              key={shown.url}
              className={styles.picture}
              src={shown.url}
              alt={shown.alt}
              draggable={false}
              style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
            />
          </div>
          <div className={`line ${styles.foot}`}>
            <p className={`secondary fill ${styles.caption}`} aria-live="polite">
              <span className="num">
                {t('pictureOf', { number: Number(index) + 1, total: pictures.length })}
              </span>
              <span>{shown.caption}</span>
            </p>
            <IconButton
              icon="magnifying-glass"
              label={t(isWhole ? 'zoomIn' : 'zoomOut')}
              variant="line"
              onClick={() => zoom.toggle()}
            />
            {!isAlone && (
              <>
                <IconButton
                  icon="chevron-left"
                  label={t('previousImage')}
                  variant="line"
                  onClick={() => turn(-1)}
                />
                <IconButton
                  icon="chevron-right"
                  label={t('nextImage')}
                  variant="line"
                  onClick={() => turn(1)}
                />
              </>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** The distance in pixels that an arrow key moves a zoomed picture. */
const KEY_PX = 80;
const KEY_FACTORS: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 0 };

type Zoom = Pick<ReturnType<typeof useZoom>, 'isWhole' | 'zoomBy' | 'move'>;

/** Turns by the arrow keys, which move a zoomed picture instead. Plus, minus and zero zoom. */
function useViewerKeys(isActive: boolean, { isWhole, zoomBy, move }: Zoom, turn: (by: number) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const factor = KEY_FACTORS[key];
    const arrow = ARROWS[key];
    if (factor !== undefined) zoomBy(factor);
    else if (arrow && !isWhole) move({ x: -KEY_PX * arrow.x, y: -KEY_PX * arrow.y });
    else if (arrow && arrow.x !== 0) turn(arrow.x);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isActive) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}
