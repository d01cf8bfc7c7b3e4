import { useCallback, useEffect, useState } from 'react';
import { homeSections, paths } from '#client/lib/paths';
import { LoadFailure } from '#client/ui/feedback/load-failure';
import { Spinner } from '#client/ui/feedback/spinner';
import { PageStage } from '#client/ui/site/page-stage';
import type { Appearance } from '#shared/contract/appearance';
import type { SiteSettings } from '#shared/contract/site';
import styles from './appearance-preview.module.css';
import { applyLook } from './apply-look';
import { PreviewedHero, PreviewedLogo } from './previewed-figures';

type AppearancePreviewProps = {
  look: Appearance;
  /** The order of the home page's sections, where the form can change it. */
  sections?: SiteSettings['homeSections'];
};

export function AppearancePreview({ look, sections }: AppearancePreviewProps) {
  const home = useHomePage();
  /** The document of the frame, which changes each time the frame loads. */
  const [page, setPage] = useState<Document | null>(null);
  const { style, accent, type } = look;

  useEffect(() => {
    if (page) void applyLook(page, { style, accent, type });
  }, [style, accent, type, page]);

  useEffect(() => {
    if (page && sections) arrangeSections(page, sections);
  }, [page, sections]);

  return (
    <section className={`stack-3 ${styles.preview}`} aria-labelledby="preview-heading">
      <h2 id="preview-heading" className="fs-16">
        Preview
      </h2>
      <PageStage
        className={styles.stage}
        frame={home.html === null ? null : { ...FRAME, srcDoc: home.html }}
        onPage={setPage}
      >
        {page && <PreviewedHero page={page} look={look} />}
        {page && <PreviewedLogo page={page} look={look} />}
        {home.html === null && !home.isFailed && <Spinner label="Loading preview..." />}
        {home.isFailed && <LoadFailure onRetry={home.retry}>Couldn't load the preview.</LoadFailure>}
      </PageStage>
      <p className="note">Not public yet. Visitors see these changes after you save.</p>
    </section>
  );
}

function arrangeSections(page: Document, sections: SiteSettings['homeSections']): void {
  const { welcome, ...ids } = homeSections;
  const idOf = new Map<string, string>(Object.entries(ids));
  const elements = sections.flatMap(({ name }) => {
    const id = idOf.get(name);
    // The strip of skills is the only section without an ID.
    return page.querySelector(`#${welcome} ~ ${id === undefined ? ':not([id])' : `#${id}`}`) ?? [];
  });
  page.getElementById(welcome)?.after(...elements);
}

/** The sandbox blocks scripts, forms and navigation of the top window. */
const FRAME = { title: 'Home page preview', sandbox: 'allow-same-origin', tabIndex: -1 };

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
