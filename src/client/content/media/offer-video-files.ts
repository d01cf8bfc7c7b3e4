/**
 * Links to the file of each video in an element that the browser can't play. Returns a function that stops
 * watching.
 */
export function offerVideoFiles(element: HTMLElement): () => void {
  const onEvent = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement) offerIfUnplayable(target);
  };
  // These events don't bubble. A video may have failed before the page was hydrated.
  for (const name of EVENTS) element.addEventListener(name, onEvent, true);
  for (const video of element.querySelectorAll('video')) offerIfUnplayable(video);
  return () => {
    for (const name of EVENTS) element.removeEventListener(name, onEvent, true);
  };
}

const EVENTS = ['error', 'loadedmetadata'];
const CLASS = 'unplayable';

/** Replaces a video that failed. One without a picture stays, because its sound may play. */
function offerIfUnplayable(video: HTMLVideoElement): void {
  const isFailed = video.error !== null;
  const isBlank = video.readyState >= HTMLMediaElement.HAVE_METADATA && video.videoWidth === 0;
  if (!(isFailed || isBlank) || video.nextElementSibling?.className === CLASS) return;
  video.hidden = isFailed;
  video.after(createOffer(video.src));
}

function createOffer(href: string): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href, download: '', textContent: 'Download it' });
  const offer = Object.assign(document.createElement('p'), { className: CLASS });
  offer.append("Your browser can't play this video. ", link);
  return offer;
}
