import { useCallback, useEffect, useState } from 'react';
import { paths } from '#client/lib/paths';
import { LoadFailure } from '#client/ui/feedback/load-failure';
import { Spinner } from '#client/ui/feedback/spinner';
import { PageStage } from '#client/ui/site/page-stage';
import type { Theme } from '#shared/appearance/looks';
import type { Appearance } from '#shared/contract/appearance';
import styles from './appearance-preview.module.css';
import { applyLook } from './apply-look';
import { PreviewedHero, PreviewedLogo } from './previewed-figures';

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

/** Loads the home page as visitors get it, without scripts or interaction. */
function useHomePage() {
  const [page, setPage] = useState<{ html: string | null; isFailed: boolean }>({
    html: null,
    isFailed: false,
  });
  const load = useCallback(async () => {
    setPage({ html: null, isFailed: false });
    try {
      const response = await fetch(paths.home);
      if (!response.ok) throw new Error(`The home page responded with ${response.status}`);
      setPage({ html: toStaticPage(await response.text()), isFailed: false });
    } catch {
      setPage({ html: null, isFailed: true });
    }
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
  return { ...page, retry: load };
}

function toStaticPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, template, link[rel="modulepreload"], noscript'))
    element.remove();
  for (const element of page.querySelectorAll('[data-waiting]')) element.removeAttribute('data-waiting');
  page.documentElement.classList.add('js');
  page.body.inert = true;
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
