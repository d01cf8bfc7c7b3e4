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

/** Cut to the shape of its place, whole in a frame of that, cut to any shape, or whole. */
export type Shape = 'picture' | 'fit' | 'free' | 'whole';

/**
 * What of a picture is to be stored. In a project's place a tall one begins whole, in a frame; any other is cut to the
 * shape of the place.
 */
export function useCropping(aspect = PICTURE_ASPECT) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE_PICTURE);
  const [shape, setShape] = useState<Shape>('picture');
  const [ground, setGround] = useState('#ffffff');
  const cut = image && cutOf(crop, sizeOf(image));

  function choose(chosen: Shape, of = image): void {
    setShape(chosen);
    if (of && chosen === 'picture') setCrop(largestCrop(sizeOf(of), aspect));
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
    size: cut && shape === 'fit' ? frameAround(cut, aspect) : cut,
    choose: (chosen: Shape) => choose(chosen),
    /** The picture is there. Shown again in another shape, it is the one that it was. */
    show: (loaded: HTMLImageElement) => {
      if (image) return;
      setImage(loaded);
      const isTall = aspect === PICTURE_ASPECT && loaded.naturalHeight > loaded.naturalWidth;
      choose(isTall ? 'fit' : 'picture', loaded);
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
