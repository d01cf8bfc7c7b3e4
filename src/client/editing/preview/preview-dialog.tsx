import { useEffect, useState } from 'react';
import { Dialog } from '../../ui/overlays/dialog';
import { PageStage, type StageTheme } from '../../ui/site/page-stage';
import styles from './preview-menu.module.css';

type PreviewDialogProps = {
  /** The secret address of what is shown; null while nothing is. */
  path: string | null;
  onClose: () => void;
};

/** What is saved of an item as visitors will see it, on a desk and on a phone, in both themes. */
export function PreviewDialog({ path, onClose }: PreviewDialogProps) {
  return (
    <Dialog open={path !== null} onClose={onClose} size="tall" title="Preview of what is saved">
      {path !== null && <FramedPreview path={path} />}
    </Dialog>
  );
}

function FramedPreview({ path }: { path: string }) {
  const [theme, setTheme] = useState<StageTheme>('light');
  /** Another one each time that the frame is loaded. */
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => {
    if (page) page.documentElement.dataset.theme = theme;
  }, [page, theme]);
  return (
    <div className={styles.framed}>
      <PageStage theme={theme} onThemeChange={setTheme} className={styles.stage}>
        <iframe
          title="The page as visitors will see it"
          src={path}
          onLoad={event => setPage(event.currentTarget.contentDocument)}
        />
      </PageStage>
    </div>
  );
}
