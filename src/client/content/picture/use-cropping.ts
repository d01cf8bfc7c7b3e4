import { useState } from 'react';
import {
  type Crop,
  cutOf,
  frameAround,
  isWholePicture,
  largestCrop,
  PICTURE_ASPECT,
  WHOLE_PICTURE,
} from './crop-maths';

/** Cut to 16:9, whole in a frame of 16:9, cut to any shape, or whole. */
export type Shape = 'picture' | 'fit' | 'free' | 'whole';

/** What of a picture is to be stored. A portrait begins whole, in a frame; any other cut to 16:9. */
export function useCropping() {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE_PICTURE);
  const [shape, setShape] = useState<Shape>('picture');
  const [ground, setGround] = useState('#ffffff');
  const cut = image && cutOf(crop, sizeOf(image));

  function choose(chosen: Shape, of = image): void {
    setShape(chosen);
    if (of && chosen === 'picture') setCrop(largestCrop(sizeOf(of), PICTURE_ASPECT));
    if (chosen === 'whole' || chosen === 'fit') setCrop(WHOLE_PICTURE);
  }

  return {
    image,
    crop,
    shape,
    /** The colour of the frame, where there is one. */
    ground: shape === 'fit' ? ground : null,
    setGround,
    /** Of what will be stored, in pixels; null until the picture is there. */
    size: cut && shape === 'fit' ? frameAround(cut, PICTURE_ASPECT) : cut,
    choose: (chosen: Shape) => choose(chosen),
    /** The picture is there. Shown again in another shape, it is the one that it was. */
    show: (loaded: HTMLImageElement) => {
      if (image) return;
      setImage(loaded);
      choose(loaded.naturalHeight > loaded.naturalWidth ? 'fit' : 'picture', loaded);
    },
    change: (changed: Crop) => {
      setCrop(changed);
      if (shape === 'whole' && !isWholePicture(changed)) setShape('free');
    },
  };
}

function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement) {
  return { width: naturalWidth, height: naturalHeight };
}
