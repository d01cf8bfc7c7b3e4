import { useEffect, useRef } from 'react';
import { ReactCrop } from 'react-image-crop';
import styles from '#client/content/upload/upload.module.css';
import type { Crop } from './crop-geometry';

type CropStageProps = {
  url: string;
  /** The color of the frame around the whole picture, or null while it is cropped. */
  background: string | null;
  /** Undefined until the picture has loaded. */
  crop: Crop | undefined;
  aspect: number | undefined;
  isLocked: boolean;
  onLoad: (image: HTMLImageElement) => void;
  onUnreadable: () => void;
  onChange: (crop: Crop) => void;
};

const MIN_CROP_PX = 16;

/** The picture with the crop frame. react-image-crop handles the arrow keys. */
export function CropStage(props: CropStageProps) {
  const { url, background, crop, aspect, isLocked, onLoad, onUnreadable, onChange } = props;
  const stageRef = useRef<HTMLDivElement>(null);
  const hasFrame = crop !== undefined;

  // The frame takes the focus for the arrow keys.
  useEffect(() => {
    if (hasFrame) stageRef.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus();
  }, [hasFrame]);

  function show(image: HTMLImageElement): void {
    // A drawing without an intrinsic size cannot be cropped.
    if (image.naturalWidth === 0 || image.naturalHeight === 0) {
      onUnreadable();
      return;
    }
    onLoad(image);
  }

  if (background !== null) return <FitStage url={url} background={background} />;
  return (
    <div ref={stageRef} className={`center ${styles.stage}`}>
      <ReactCrop
        className={styles.crop ?? ''}
        keepSelection
        ruleOfThirds
        disabled={isLocked}
        minWidth={MIN_CROP_PX}
        minHeight={MIN_CROP_PX}
        {...(crop ? { crop } : {})}
        {...(aspect === undefined ? {} : { aspect })}
        onChange={(_pixels, { x, y, width, height }) => onChange({ unit: '%', x, y, width, height })}
      >
        <img
          src={url}
          alt="Your selection"
          onLoad={event => show(event.currentTarget)}
          onError={onUnreadable}
        />
      </ReactCrop>
    </div>
  );
}

/** Shows the whole picture on the background color that fills its 16:9 frame. */
function FitStage({ url, background }: { url: string; background: string }) {
  return (
    <div className={`center ${styles.stage}`}>
      <img src={url} alt="Your selection" className={styles.fitted} style={{ background }} />
    </div>
  );
}
