import { useCallback, useEffect, useState } from 'react';
import { paths } from '#client/lib/paths';

/** Loads the home page as visitors get it, without scripts or interaction. */
export function useHomePage() {
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
