import { useEffect, useState } from 'react';
import { LoadFailure } from '#client/ui/feedback/load-failure';
import { Spinner } from '#client/ui/feedback/spinner';
import { PageStage } from '#client/ui/site/page-stage';
import type { Theme } from '#shared/appearance/looks';
import type { Appearance } from '#shared/contract/appearance';
import styles from './appearance-preview.module.css';
import { applyLook } from './apply-look';
import { PreviewedHero, PreviewedLogo } from './previewed-figures';
import { useHomePage } from './use-home-page';

export function AppearancePreview({ look }: { look: Appearance }) {
  const [theme, setTheme] = useState<Theme>('light');
  const home = useHomePage();
  /** Changes each time the frame loads. */
  const [page, setPage] = useState<Document | null>(null);
  const { style, accent, type } = look;

  useEffect(() => {
    if (!page) return;
    page.documentElement.dataset.theme = theme;
    void applyLook(page, { style, accent, type });
  }, [style, accent, type, theme, page]);

  return (
    <section className={`stack-3 ${styles.preview}`} aria-labelledby="preview-heading">
      <h2 id="preview-heading" className={styles.heading}>
        Preview
      </h2>
      <PageStage theme={theme} onThemeChange={setTheme} className={styles.stage}>
        {home.html !== null && (
          <iframe
            title="Home page preview"
            srcDoc={home.html}
            // Blocks scripts, forms and navigation of the top window.
            sandbox="allow-same-origin"
            tabIndex={-1}
            onLoad={event => setPage(event.currentTarget.contentDocument)}
          />
        )}
        {page && <PreviewedHero page={page} look={look} />}
        {page && <PreviewedLogo page={page} look={look} />}
        {home.html === null && !home.isFailed && <Spinner label="Loading preview..." />}
        {home.isFailed && <LoadFailure onRetry={home.retry}>Couldn't load the preview.</LoadFailure>}
      </PageStage>
      <p className="note">Not public yet. Visitors see these changes after you save.</p>
    </section>
  );
}
