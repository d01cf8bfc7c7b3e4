import { type ComponentProps, type DragEvent, useEffect, useState } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './upload.module.css';

type FileDropProps = ComponentProps<'div'> & {
  onFiles: (files: File[]) => void;
  /** The text shown while files are dragged over the zone, such as "Drop to upload". */
  hint: string;
};

/** Accepts files that are dropped. Provide a button with the same function beside it, for keyboard users. */
export function FileDrop({ onFiles, hint, className, children, ...rest }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  useFilesDroppedBeside();

  function over(event: DragEvent): void {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    // In nested drop zones, the inner one takes the files.
    event.stopPropagation();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  function leave(event: DragEvent): void {
    const to = event.relatedTarget;
    if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
  }

  function drop(event: DragEvent): void {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse, a button does the same
    <div
      {...rest}
      className={classNames(styles.drop, isOver && styles.over, className)}
      data-hint={hint}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

/** Blocks drops outside the zone. The browser would open the file, and unsaved edits would be lost. */
function useFilesDroppedBeside(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

function hasFiles({ types }: DataTransfer): boolean {
  return types.includes('Files');
}
