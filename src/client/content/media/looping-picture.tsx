import { useRef, useState } from 'react';
import styles from '#client/content/picture/figure.module.css';
import { Picture, type PictureProps } from '#client/content/picture/picture';
import { useSiteAddress } from '#client/lib/site-address';
import { loadable, useLoaded } from '#client/ui/feedback/loadable';

type LoopingPictureProps = Omit<PictureProps, 'film'> & {
  /** The address of a video, of which the first seconds are repeated in place of the picture. */
  loop?: string | undefined;
  /** Names the button that plays it. */
  title: string;
  /** Plays it while it is in view, instead of while somebody points at the card around it. */
  playsInView?: boolean;
};

const controls = loadable(async () => (await import('./loop-controls')).LoopControls);

/** Shows a picture, and a button that plays its loop. */
export function LoopingPicture({ loop, title, playsInView = false, ...picture }: LoopingPictureProps) {
  if (loop === undefined) return <Picture {...picture} />;
  return <Loop key={loop} loop={loop} title={title} playsInView={playsInView} {...picture} />;
}

function Loop({ loop, title, playsInView = false, ...picture }: LoopingPictureProps & { loop: string }) {
  const toAddress = useSiteAddress();
  const box = useRef<HTMLDivElement>(null);
  const Controls = useLoaded(controls);
  // The picture that was there is the poster, in the form that the browser has loaded.
  const [poster, setPoster] = useState<string | null>(null);
  return (
    <div ref={box} className={styles.figure}>
      <Picture
        {...picture}
        film={
          poster === null ? null : (
            <video
              src={toAddress(loop)}
              poster={poster}
              className={styles.image}
              aria-label={picture.alt}
              autoPlay
              loop
              muted
              playsInline
            />
          )
        }
      />
      {Controls && <Controls box={box} title={title} playsInView={playsInView} onStart={setPoster} />}
    </div>
  );
}
