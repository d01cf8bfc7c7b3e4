import { useCallback, useEffect, useState } from 'react';
import type { HeroSettings } from '#client/features/site/hero/hero';
import { mainLinks } from '#client/lib/paths';
import { useSite } from '#client/lib/site-queries';
import { RetryAlert } from '#client/ui/feedback/retry-alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { PageStage } from '#client/ui/site/page-stage';
import type { Appearance } from '#shared/contract/appearance';
import type { NavigationName } from '#shared/sections/navigation';
import { applyLook } from './apply-look';
import { applyEdits, findParts, type PreviewEdits, showsHiddenPart } from './preview-edits';
import styles from './preview-pane.module.css';
import { PreviewedHero, PreviewedLogo } from './previewed-figures';

type PagePreviewProps = {
  /** The page to show. Defaults to the home page. */
  name?: NavigationName;
  /** The look to show instead of the saved one. */
  look: Appearance & HeroSettings;
  /** The order, visibility and texts to show instead of the saved ones. Omitted if there is nothing to save. */
  edits?: PreviewEdits;
};

/** Shows a public page as it will be after the settings in the form have been saved. */
export function PagePreview({ name = 'home', look, edits }: PagePreviewProps) {
  const site = useSite();
  const { href, label } = mainLinks[name];
  const page = usePublicPage(href, JSON.stringify(site));
  /** The document of the frame, which changes each time the frame loads. */
  const [shown, setShown] = useState<Document | null>(null);
  useLook(shown, look);
  useEdits(shown, name, edits);

  return (
    <div className="stack-3">
      <PageStage
        className={styles.stage}
        frame={page.html === null ? null : { ...FRAME, title: `${label} page preview`, srcDoc: page.html }}
        onPage={setShown}
      >
        {shown && name === 'home' && <PreviewedHero page={shown} look={look} />}
        {shown && <PreviewedLogo page={shown} look={look} />}
        {shown === null && !page.isFailed && <Spinner label="Loading preview..." />}
        {page.isFailed && <RetryAlert onRetry={page.retry}>Couldn't load the preview.</RetryAlert>}
      </PageStage>
      {edits && (
        <p className="note">
          The page as it will be after you save.
          {showsHiddenPart(edits, site) && <span> Parts that were hidden appear here then.</span>}
        </p>
      )}
    </div>
  );
}

function useLook(page: Document | null, { style, accent, type }: Appearance): void {
  useEffect(() => {
    if (page) void applyLook(page, { style, accent, type });
  }, [style, accent, type, page]);
}

function useEdits(page: Document | null, name: NavigationName, edits: PreviewEdits | undefined): void {
  const [parts, setParts] = useState<ReturnType<typeof findParts> | null>(null);
  useEffect(() => setParts(page && findParts(page, name)), [page, name]);
  useEffect(() => {
    if (parts && edits) applyEdits(parts, edits);
  }, [parts, edits]);
}

/** The sandbox blocks scripts, forms and navigation of the top window. */
const FRAME = { sandbox: 'allow-same-origin', tabIndex: -1 };

/** Loads a page as visitors get it, without scripts or interaction, and again when the settings change. */
function usePublicPage(path: string, settings: string) {
  const [page, setPage] = useState<{ html: string | null; isFailed: boolean }>({
    html: null,
    isFailed: false,
  });
  const load = useCallback(async () => {
    setPage(({ html }) => ({ html, isFailed: false }));
    try {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`The page responded with ${response.status}`);
      setPage({ html: toStaticPage(await response.text()), isFailed: false });
    } catch {
      setPage({ html: null, isFailed: true });
    }
  }, [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved settings change the page
  useEffect(() => {
    void load();
  }, [load, settings]);
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
