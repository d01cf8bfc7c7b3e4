import { useState } from 'react';
import { PHONE_ASPECT } from '#shared/phone-aspect';
import {
  type Crop,
  enclosingFrame,
  isWholePicture,
  largestCrop,
  PICTURE_ASPECT,
  toCut,
  WHOLE_PICTURE,
} from './crop-geometry';

/**
 * The picture is cropped to the aspect ratio of its usage, fitted into a frame of that ratio, cropped freely,
 * or whole.
 */
export type Shape = 'picture' | 'fit' | 'free' | 'whole';

/**
 * Manages the crop of a picture. Tall pictures of projects start fitted into a frame, those of phones whole, and all
 * others cropped to the ratio.
 */
export function useCropping(aspect = PICTURE_ASPECT) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE_PICTURE);
  const [shape, setShape] = useState<Shape>('picture');
  const [background, setBackground] = useState('#ffffff');
  const cut = image && toCut(crop, toNaturalSize(image));

  function choose(chosen: Shape, target = image): void {
    setShape(chosen);
    if (target && chosen === 'picture') setCrop(largestCrop(toNaturalSize(target), aspect));
    if (chosen === 'whole' || chosen === 'fit') setCrop(WHOLE_PICTURE);
  }

  return {
    image,
    crop,
    shape,
    /** The color of the frame, or null without a frame. */
    background: shape === 'fit' ? background : null,
    setBackground,
    /** The size of the result in pixels, or null until the picture has loaded. */
    size: cut && shape === 'fit' ? enclosingFrame(cut, aspect) : cut,
    choose: (chosen: Shape) => choose(chosen),
    /** Called when the picture has loaded, and ignored when another shape shows it again. */
    show: (loaded: HTMLImageElement) => {
      if (image) return;
      setImage(loaded);
      choose(aspect === PICTURE_ASPECT ? toFirstShape(loaded) : 'picture', loaded);
    },
    change: (changed: Crop) => {
      setCrop(changed);
      if (shape === 'whole' && !isWholePicture(changed)) setShape('free');
    },
  };
}

/** The screenshot of a phone gets the frame of one, if it is whole. */
function toFirstShape({ naturalWidth, naturalHeight }: HTMLImageElement): Shape {
  const ratio = naturalWidth / naturalHeight;
  if (ratio >= 1) return 'picture';
  return ratio >= PHONE_ASPECT.least && ratio <= PHONE_ASPECT.most ? 'whole' : 'fit';
}

function toNaturalSize({ naturalWidth, naturalHeight }: HTMLImageElement) {
  return { width: naturalWidth, height: naturalHeight };
}
