import { useEffect } from 'react';
import { Dialog } from '#client/ui/overlays/dialog';
import { IconButton } from '#client/ui/primitives/button';
import styles from './media-viewer.module.css';

type ViewedPicture = { url: string; alt: string; caption: string };

export type MediaViewerProps = {
  title: string;
  pictures: ViewedPicture[];
  /** The index of the shown picture, or null if the viewer is closed. */
  index: number | null;
  onChange: (index: number | null) => void;
};

/** Shows one picture at a time, as large as possible. Arrow keys and buttons page through them in a loop. */
export function MediaViewer({ title, pictures, index, onChange }: MediaViewerProps) {
  const isOpen = index !== null;
  const shown = index === null ? undefined : pictures[index];
  const turn = (by: number) => {
    if (index !== null) onChange((index + by + pictures.length) % pictures.length);
  };
  useArrowKeys(isOpen && pictures.length > 1, turn);

  return (
    <Dialog
      open={isOpen}
      onClose={() => onChange(null)}
      title={title}
      size="tall"
      closeLabel="Close viewer"
      className={styles.viewer}
    >
      {shown && (
        <div className={`stack-4 ${styles.layout}`}>
          <img key={shown.url} className={styles.picture} src={shown.url} alt={shown.alt} />
          <div className={`line ${styles.foot}`}>
            <p className={`secondary fill ${styles.caption}`} aria-live="polite">
              <span className="num">{`${Number(index) + 1} of ${pictures.length}`}</span>
              {shown.caption}
            </p>
            {pictures.length > 1 && (
              <>
                <IconButton
                  icon="chevron-left"
                  label="Previous image"
                  variant="line"
                  onClick={() => turn(-1)}
                />
                <IconButton icon="chevron-right" label="Next image" variant="line" onClick={() => turn(1)} />
              </>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}

function useArrowKeys(isActive: boolean, turn: (by: number) => void): void {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') turn(-1);
      if (event.key === 'ArrowRight') turn(1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive, turn]);
}
