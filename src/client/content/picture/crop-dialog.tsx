import 'react-image-crop/dist/ReactCrop.css';
import { useEffect, useState } from 'react';
import { useUploads } from '#client/content/upload/upload-queue';
import { UploadProgress } from '#client/content/upload/upload-state';
import { Alert } from '#client/ui/feedback/alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { ColorField } from '#client/ui/forms/color-field';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import { Segmented } from '#client/ui/primitives/segmented';
import { isEnlarged, isWholePicture, PICTURE_ASPECT, type PictureSize } from './crop-geometry';
import { CropStage } from './crop-stage';
import { cutPicture } from './cut-picture';
import { type Shape, useCropping } from './use-cropping';

export type CropDialogProps = {
  file: File;
  usage: CropUsage;
  /** The message for a failed upload, which the reason follows. */
  failure: string;
  onClose: () => void;
  /** Called if the browser cannot decode the file. */
  onUnreadable: () => void;
  onUploaded: (url: string) => void;
};

export type CropUsage = 'project' | 'portrait' | 'hero';

const OTHER_SHAPES: ShapeOption[] = [
  { value: 'free', label: 'Free' },
  { value: 'whole', label: 'Whole image' },
];
const USAGES: Record<CropUsage, { aspect: number; shapes: ShapeOption[] }> = {
  project: {
    aspect: PICTURE_ASPECT,
    shapes: [{ value: 'picture', label: '16:9' }, { value: 'fit', label: 'Fit' }, ...OTHER_SHAPES],
  },
  portrait: { aspect: 1, shapes: [{ value: 'picture', label: 'Square' }, ...OTHER_SHAPES] },
  hero: { aspect: 4 / 3, shapes: [{ value: 'picture', label: '4:3' }, ...OTHER_SHAPES] },
};
type ShapeOption = { value: Shape; label: string };

const KEY = 'picture';

export function CropDialog(props: CropDialogProps) {
  const { file, usage, failure, onClose, onUnreadable, onUploaded } = props;
  const url = useObjectUrl(file);
  const { aspect, shapes } = USAGES[usage];
  const cropping = useCropping(aspect);
  const { image, crop, shape, background, size } = cropping;
  const uploads = useUploads({
    prepare: async chosen => (image ? cutPicture(image, crop, background, chosen) : chosen),
    onStored: (_key, stored) => onUploaded(stored),
  });
  const upload = uploads.find(KEY);
  const isBusy = uploads.isUnderWay;

  /** Cancels the upload, or closes the dialog if there is none. */
  function cancel(): void {
    if (isBusy) uploads.cancel(KEY);
    else onClose();
  }

  const losesAnimation = file.type === 'image/gif' && (background !== null || !isWholePicture(crop));
  return (
    <Dialog
      open
      onClose={cancel}
      title="Crop image"
      size="lg"
      action={
        <Button
          variant="primary"
          busy={isBusy}
          aria-disabled={!image}
          onClick={() => image && uploads.start(KEY, file)}
        >
          Apply
        </Button>
      }
    >
      <div className="stack-4">
        <div className="row spread">
          <Segmented label="Shape" options={shapes} value={shape} onValueChange={cropping.choose} />
          {size && <CutSize {...size} />}
        </div>
        {url === null ? (
          <Spinner label="Loading image..." />
        ) : (
          <CropStage
            url={url}
            background={background}
            crop={image ? crop : undefined}
            aspect={shape === 'picture' ? aspect : undefined}
            isLocked={isBusy}
            onLoad={cropping.show}
            onUnreadable={onUnreadable}
            onChange={cropping.change}
          />
        )}
        {usage === 'project' && size && isEnlarged(size) && (
          <Alert tone="info">
            This image is small for a project page. It will be enlarged and may look blurry.
          </Alert>
        )}
        <CropHint background={background} onBackgroundChange={cropping.setBackground} />
        {losesAnimation && (
          <Alert tone="info">Cropping removes the animation. Choose the whole image to keep it.</Alert>
        )}
        <UploadProgress upload={upload} />
        {upload?.phase === 'failed' && (
          <Alert tone="err">
            <strong>{failure}</strong> {upload.reason}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

type CropHintProps = { background: string | null; onBackgroundChange: (color: string) => void };

function CropHint({ background, onBackgroundChange }: CropHintProps) {
  return (
    <>
      {background !== null && (
        <div className="row">
          <span aria-hidden="true">Background</span>
          <ColorField label="Background" value={background} onValueChange={onBackgroundChange} />
        </div>
      )}
      <p className={'note'} hidden={background !== null}>
        Drag the frame or its corners. With the keyboard, arrow keys move the focused part by 1 pixel (Shift:
        10, Ctrl or Cmd: 100).
      </p>
    </>
  );
}

function CutSize({ width, height }: PictureSize) {
  return (
    <output className="num caption" aria-live="off">
      {`${width} × ${height} px`}
    </output>
  );
}

/** Creates an object URL for a file and revokes it on unmount. It is null on the first render. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
}
