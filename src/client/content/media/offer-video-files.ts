import type { PageWords } from '#client/lib/language/use-translation';
import { CONTENT_TEXTS } from '#shared/language/english/content';
import { createTranslate, type Translate } from '#shared/language/translate';

/**
 * Links to the file of each video in an element that the browser can't play. Returns a function that stops
 * watching.
 */
export function offerVideoFiles(element: HTMLElement, words: PageWords): () => void {
  const t = createTranslate(CONTENT_TEXTS, words);
  const onEvent = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement) offerIfUnplayable(target, t);
  };
  // These events don't bubble. A video may have failed before the page was hydrated.
  for (const name of EVENTS) element.addEventListener(name, onEvent, true);
  for (const video of element.querySelectorAll('video')) offerIfUnplayable(video, t);
  return () => {
    for (const name of EVENTS) element.removeEventListener(name, onEvent, true);
  };
}

const EVENTS = ['error', 'loadedmetadata'];
const CLASS = 'unplayable';

/** Replaces a video that failed. One without a picture stays, because its sound may play. */
function offerIfUnplayable(video: HTMLVideoElement, t: Translate<typeof CONTENT_TEXTS>): void {
  const isFailed = video.error !== null;
  const isBlank = video.readyState >= HTMLMediaElement.HAVE_METADATA && video.videoWidth === 0;
  if (!(isFailed || isBlank) || video.nextElementSibling?.className === CLASS) return;
  video.hidden = isFailed;
  video.after(createOffer(video.src, t));
}

function createOffer(href: string, t: Translate<typeof CONTENT_TEXTS>): HTMLElement {
  const textContent = t('videoDownload');
  const link = Object.assign(document.createElement('a'), { href, download: '', textContent });
  const offer = Object.assign(document.createElement('p'), { className: CLASS });
  offer.append(`${t('videoFailed')} `, link);
  return offer;
}
