import { MediaGallery } from '#client/content/media/media-gallery';
import { MediaPreview } from '#client/content/media/media-preview';
import { MediaTile } from '#client/content/media/media-tile';
import { Picture } from '#client/content/picture/picture';
import { BROKEN_PICTURE, drawPicture, Example, LONG_TEXT } from './example';

const WIDE = drawPicture(320, 180);
const TALL = drawPicture(90, 160);
const FLAT = drawPicture(320, 60);

function ignore(): void {}

export function FigureExamples() {
  return (
    <>
      <Example label="Picture: none, wide, tall, whole and missing">
        <div className="grid">
          <Picture src="" alt="" />
          <Picture src={WIDE} alt="Wide" />
          <Picture src={TALL} alt="Tall" />
          <Picture src={FLAT} alt="Flat" fit="whole" />
          <Picture src={BROKEN_PICTURE} alt={LONG_TEXT} />
        </div>
      </Example>
      <Example label="Picture: none at the top of a page">
        <Picture src="" alt="" isPriority />
      </Example>
      <Example label="MediaGallery: images and a video, with and without captions">
        <MediaGallery
          title="Gallery"
          emptyTitle="No media."
          isShown
          media={[
            { type: 'image', url: WIDE, caption: LONG_TEXT },
            { type: 'image', url: TALL },
            { type: 'video', url: 'data:video/mp4,', caption: 'A video' },
          ]}
        />
      </Example>
      <Example label="MediaTile: an image, an empty image and an empty video, which open their fields">
        <div className="grid">
          <MediaTile
            item={{ type: 'image', url: TALL }}
            label="Edit the image"
            sizes="16rem"
            onOpen={ignore}
          />
          <MediaTile item={{ type: 'image', url: '' }} label="Edit the image" sizes="16rem" onOpen={ignore} />
          <MediaTile item={{ type: 'video', url: '' }} label="Edit the video" sizes="16rem" onOpen={ignore} />
        </div>
      </Example>
      <Example label="MediaPreview: an empty image, and a file">
        <div className="grid">
          <MediaPreview item={{ type: 'image', url: '' }} name="Image" />
          <MediaPreview item={{ type: 'image', url: WIDE }} name="Image" />
        </div>
      </Example>
    </>
  );
}
