import { type ReactNode, useId, useState } from 'react';
import styles from '#client/features/site/admin/settings.module.css';
import { useMediaQuery } from '#client/ui/layout/use-media-query';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';

/** Shows a preview beside its first part, or below it where there is no room. */
export function WithPreview({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className="stack">{children}</div>
      {preview && <PreviewSection>{preview}</PreviewSection>}
    </div>
  );
}

function PreviewSection({ children }: { children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={`stack-3 ${styles.preview}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="fs-16">
        Preview
      </h2>
      {children}
    </section>
  );
}

/** Returns the preview beside the form, or without space for it, a sheet and the button that opens it. */
export function usePreviewPane(preview: ReactNode) {
  const isWide = useMediaQuery('(width >= 64rem)');
  const [isOpen, setOpen] = useState(false);
  if (!preview) return { beside: null, button: null, sheet: null };
  if (isWide) return { beside: preview, button: null, sheet: null };
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
