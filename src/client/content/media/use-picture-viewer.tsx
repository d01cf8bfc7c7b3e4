import { type ComponentType, type MouseEvent, useState } from 'react';
import { onPlainClick } from '#client/ui/primitives/click-handlers';
import { PICTURE_LINK } from '#shared/picture-link';
import type { MediaViewerProps, ViewedPicture } from './media-viewer';

type Opened = { Viewer: ComponentType<MediaViewerProps>; pictures: ViewedPicture[] };

/**
 * Opens the pictures of an article in the viewer, in their order on the page. The links to them work without
 * scripts, and those in a Markdown text come from the server.
 */
export function usePictureViewer(title: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [index, setIndex] = useState<number | null>(null);

  async function open(article: Element, link: HTMLAnchorElement): Promise<void> {
    const links = [...article.querySelectorAll<HTMLAnchorElement>(`a.${PICTURE_LINK}`)];
    // Another tab may hide some.
    const shown = links.filter(each => each.checkVisibility());
    try {
      const { MediaViewer } = await import('./media-viewer');
      setOpened({ Viewer: MediaViewer, pictures: shown.map(toViewedPicture) });
      setIndex(shown.indexOf(link));
    } catch {
      window.location.assign(link.href);
    }
  }

  return {
    listeners: {
      onClick: (event: MouseEvent) => {
        const { target, currentTarget } = event;
        const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a.${PICTURE_LINK}`);
        if (link) onPlainClick(() => void open(currentTarget, link))(event);
      },
    },
    viewer: opened && (
      <opened.Viewer title={title} pictures={opened.pictures} index={index} onChange={setIndex} />
    ),
  };
}

function toViewedPicture(link: HTMLAnchorElement): ViewedPicture {
  const figure = link.closest('figure') ?? link.parentElement;
  const caption = figure?.querySelector('figcaption')?.textContent ?? '';
  return { url: link.href, alt: figure?.querySelector('img')?.alt || caption, caption };
}
