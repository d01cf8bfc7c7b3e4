import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { useRouter } from 'wouter';
import { withBase } from '#shared/base-path';
import { uploadedImage } from '#shared/upload-names';

type ResponsiveImageProps = Omit<ComponentProps<'img'>, 'srcSet'> & { src: string; sizes: string };

/** Renders an <img> that offers uploaded pictures in several formats and widths. */
export function ResponsiveImage({ src, sizes, alt = '', ...rest }: ResponsiveImageProps) {
  const { base } = useRouter();
  const address = withBase(base, src);
  const { srcSet, avifSrcSet } = uploadedImage(address, base) ?? {};
  const image = (
    <img {...rest} src={address} alt={alt} {...(srcSet === undefined ? {} : { srcSet, sizes })} />
  );
  if (avifSrcSet === undefined) return image;
  // React preloads images without other sources itself.
  if (rest.fetchPriority === 'high') {
    preload(address, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avifSrcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture>
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      {image}
    </picture>
  );
}
