import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { useRouter } from 'wouter';
import { useSite } from '#client/lib/site-queries';
import { withBase } from '#shared/base-path';
import { coverImage } from '#shared/covers/cover-image';
import { uploadedImage } from '#shared/upload-names';

type ResponsiveImageProps = Omit<ComponentProps<'img'>, 'srcSet'> & { src: string; sizes: string };

/** Renders an <img> that offers uploaded pictures in several formats and widths, and generated covers in the site's look. */
export function ResponsiveImage({ src, sizes, alt = '', ...rest }: ResponsiveImageProps) {
  const { base } = useRouter();
  const cover = coverImage(src, base, useSite());
  const address = cover?.src ?? withBase(base, src);
  const { srcSet, avifSrcSet } = cover ?? uploadedImage(address, base) ?? {};
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
