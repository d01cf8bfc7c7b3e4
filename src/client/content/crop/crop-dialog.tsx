import 'react-image-crop/dist/ReactCrop.css';
import { useState } from 'react';
import { Notice } from '../../ui/feedback/notice';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { Spinner } from '../../ui/feedback/spinner';
import { Dialog } from '../../ui/overlays/dialog';
import { Button } from '../../ui/primitives/button';
import { Segmented } from '../../ui/primitives/segmented';
import styles from './crop-dialog.module.css';
import { type Crop, cutOf, isWholePicture, largestCrop, PICTURE_ASPECT, WHOLE_PICTURE } from './crop-maths';
import { CropStage } from './crop-stage';
import { cutPicture } from './cut-picture';
import { IMAGE_FAILED } from './image-words';
import { useObjectUrl } from './use-object-url';
import { usePictureUpload } from './use-picture-upload';

export type CropDialogProps = {
  file: File;
  onClose: () => void;
  /** The browser cannot show the file. */
  onUnreadable: () => void;
  onUploaded: (url: string) => void;
};

type Shape = 'picture' | 'free' | 'whole';

const SHAPES = [
  { value: 'picture', label: '16:9' },
  { value: 'free', label: 'Free' },
  { value: 'whole', label: 'Whole image' },
] as const satisfies { value: Shape; label: string }[];

/** Chooses the part of a picture that is shown, and stores it. */
export function CropDialog({ file, onClose, onUnreadable, onUploaded }: CropDialogProps) {
  const url = useObjectUrl(file);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE_PICTURE);
  const [shape, setShape] = useState<Shape>('picture');
  const upload = usePictureUpload(onUploaded);
  const isBusy = upload.progress !== null;

  function show(loaded: HTMLImageElement): void {
    setImage(loaded);
    setCrop(largestCrop(sizeOf(loaded), PICTURE_ASPECT));
  }

  function choose(chosen: Shape): void {
    setShape(chosen);
    if (image && chosen === 'picture') setCrop(largestCrop(sizeOf(image), PICTURE_ASPECT));
    if (chosen === 'whole') setCrop(WHOLE_PICTURE);
  }

  function change(changed: Crop): void {
    setCrop(changed);
    if (shape === 'whole' && !isWholePicture(changed)) setShape('free');
  }

  function apply(): void {
    if (image) void upload.start(() => cutPicture(image, crop, file));
  }

  /** While the picture is on its way, only that is given up. */
  function cancel(): void {
    if (isBusy) upload.cancel();
    else onClose();
  }

  const isStilled = file.type === 'image/gif' && !isWholePicture(crop);
  return (
    <Dialog
      open
      onClose={cancel}
      title="Crop image"
      size="lg"
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button variant="primary" busy={isBusy} aria-disabled={image ? undefined : true} onClick={apply}>
            Apply
          </Button>
        </>
      }
    >
      <div className={styles.layout}>
        <div className={styles.tools}>
          <Segmented label="Shape" options={SHAPES} value={shape} onValueChange={choose} />
          {image && <CutSize crop={crop} image={image} />}
        </div>
        {url === null ? (
          <Spinner label="Loading image..." />
        ) : (
          <CropStage
            url={url}
            crop={image ? crop : undefined}
            aspect={shape === 'picture' ? PICTURE_ASPECT : undefined}
            isLocked={isBusy}
            onLoad={show}
            onUnreadable={onUnreadable}
            onChange={change}
          />
        )}
        <p className={styles.hint}>
          Drag the frame or its corners. With the keyboard, arrow keys move the focused part by 1 pixel
          (Shift: 10, Ctrl or Cmd: 100).
        </p>
        {isStilled && (
          <Notice tone="info">Cropping removes the animation. Choose the whole image to keep it.</Notice>
        )}
        {upload.progress && <Progress fraction={upload.progress.fraction} />}
        {upload.failure !== null && (
          <Notice tone="err">
            <strong>{IMAGE_FAILED}</strong> {upload.failure}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** How large the picture will be, in pixels. */
function CutSize({ crop, image }: { crop: Crop; image: HTMLImageElement }) {
  const { width, height } = cutOf(crop, sizeOf(image));
  return (
    <output className={`num ${styles.size}`} aria-live="off">
      {`${width} × ${height} px`}
    </output>
  );
}

function Progress({ fraction }: { fraction: number | null }) {
  return (
    <div className={styles.progress}>
      <span>{fraction === null ? 'Processing...' : `Uploading... ${Math.round(fraction * 100)} %`}</span>
      <ProgressBar label="Uploading the image" fraction={fraction} />
    </div>
  );
}

function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement) {
  return { width: naturalWidth, height: naturalHeight };
}
