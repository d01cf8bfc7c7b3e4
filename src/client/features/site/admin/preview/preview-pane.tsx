import { type ReactNode, useId, useState } from 'react';
import { useMediaQuery } from '#client/ui/layout/use-media-query';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import styles from './preview-pane.module.css';

/** Shows a preview beside the form. */
export function PreviewSection({ children }: { children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={`stack-3 ${styles.section}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="fs-16">
        Preview
      </h2>
      {children}
    </section>
  );
}

/** Returns the preview beside the form, or without space for it, a sheet and the button that opens it. */
export function usePreviewPane(preview: ReactNode) {
  const isWide = useMediaQuery('(width >= 80rem)');
  const [isOpen, setOpen] = useState(false);
  if (!preview) return { beside: null, button: null, sheet: null };
  if (isWide) return { beside: <PreviewSection>{preview}</PreviewSection>, button: null, sheet: null };
  return {
    beside: null,
    button: (
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Preview
      </Button>
    ),
    sheet: (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Preview" size="sheet">
        {preview}
      </Dialog>
    ),
  };
}
