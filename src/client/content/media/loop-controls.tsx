import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from '#client/content/picture/figure.module.css';
import { useTranslation } from '#client/lib/language/use-translation';
import { Button } from '#client/ui/primitives/button';
import { CONTENT_TEXTS } from '#shared/language/english/content';

declare global {
  interface Navigator {
    /** Missing in some browsers. */
    readonly connection?: { readonly saveData: boolean };
  }
}

const LOOP_SECONDS = 6;

type LoopControlsProps = {
  /** The element that contains the picture or the video, inside an article. */
  box: RefObject<HTMLElement | null>;
  title: string;
  playsInView: boolean;
  /** Replaces the picture by the video, whose poster it becomes, or shows it again. */
  onStart: (poster: string | null) => void;
};

/** Plays the loop of a picture by a button, and while it is pointed at or in view. */
export function LoopControls({ box, title, playsInView, onStart }: LoopControlsProps) {
  const t = useTranslation(CONTENT_TEXTS);
  const [state, setState] = useState<'playing' | 'paused' | 'failed'>('paused');
  /** True after the visitor has pressed Pause. */
  const isHeld = useRef(false);

  function play(): void {
    const video = findVideo(box);
    // The browser may refuse to play. The events of the video report what it does.
    if (video) video.play().catch(() => {});
    else if (state !== 'failed') onStart(box.current?.querySelector('img')?.currentSrc ?? '');
  }

  const pause = () => findVideo(box)?.pause();
  const onAttention = useEffectEvent((hasAttention: boolean) => {
    if (!hasAttention) pause();
    else if (!isHeld.current && mayStart()) play();
  });
  const onVideo = useEffectEvent((type: string, video: HTMLVideoElement) => {
    if (type === 'error') {
      setState('failed');
      onStart(null);
      return;
    }
    if (type === 'play') pauseOthers(video);
    if (type === 'loadedmetadata') showTallWhole(video);
    if (type === 'timeupdate' && video.currentTime > LOOP_SECONDS) video.currentTime = 0;
    setState(video.paused ? 'paused' : 'playing');
  });

  useEffect(() => watchVideo(box.current, onVideo), [box]);
  useEffect(
    () => (playsInView ? watchView(box.current, onAttention) : watchPointer(box.current, onAttention)),
    [box, playsInView],
  );

  if (state === 'failed') return null;
  const isPlaying = state === 'playing';
  return (
    <Button
      size="sm"
      icon={isPlaying ? 'pause' : 'play'}
      className={`no-print ${styles.loop}`}
      aria-label={isPlaying ? t('pauseLoopOf', { title }) : t('playLoopOf', { title })}
      onClick={() => {
        isHeld.current = isPlaying;
        if (isPlaying) pause();
        else play();
      }}
    >
      <span className="visually-hidden-on-phones">{isPlaying ? t('pauseLoop') : t('playLoop')}</span>
    </Button>
  );
}

function findVideo(box: RefObject<HTMLElement | null>): HTMLVideoElement | null {
  return box.current?.querySelector('video') ?? null;
}

/** A loop starts only when asked for if the visitor wants less motion or saves data. */
function mayStart(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && navigator.connection?.saveData !== true;
}

type WatchVideo = (type: string, video: HTMLVideoElement) => void;

function watchVideo(box: HTMLElement | null, report: WatchVideo): () => void {
  const stop = new AbortController();
  for (const type of ['play', 'pause', 'timeupdate', 'loadedmetadata', 'error']) {
    const onEvent = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement) report(type, target);
    };
    // These events don't bubble.
    box?.addEventListener(type, onEvent, { capture: true, signal: stop.signal });
  }
  return () => stop.abort();
}

function pauseOthers(video: HTMLVideoElement): void {
  for (const other of document.querySelectorAll<HTMLVideoElement>('video[loop]')) {
    if (other !== video) other.pause();
  }
}

/** Without a frame, the recording of a phone would be a strip of its middle. */
function showTallWhole(video: HTMLVideoElement): void {
  const isTall = video.videoHeight > video.videoWidth;
  if (isTall && !video.closest('[data-frame]')) video.style.objectFit = 'contain';
}

function watchView(box: HTMLElement | null, report: (isInView: boolean) => void): () => void {
  const onView = (entries: IntersectionObserverEntry[]) => report(entries.at(-1)?.isIntersecting ?? false);
  const observer = new IntersectionObserver(onView, { threshold: 0.5 });
  if (box) observer.observe(box);
  return () => observer.disconnect();
}

/** The link of a card covers its picture, so this watches the pointer on the card. */
function watchPointer(box: HTMLElement | null, report: (isPointedAt: boolean) => void): () => void {
  const stop = new AbortController();
  const card = box?.closest('article');
  for (const type of ['pointerenter', 'pointerleave'] as const) {
    const onEvent = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') report(type === 'pointerenter');
    };
    card?.addEventListener(type, onEvent, { signal: stop.signal });
  }
  return () => stop.abort();
}
