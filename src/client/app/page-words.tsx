import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '#client/lib/language/use-texts';
import { type PageWords, PageWordsContext } from '#client/lib/language/use-translation';
import { isAdminPath, isSessionPath } from '#client/lib/paths';
import { useSite } from '#client/lib/site-queries';
import { useStaticHost } from '#client/lib/static-host/static-host';
import { LANGUAGES, OWNER_LANGUAGE } from '#shared/language/languages';

/** Tells which addresses of the owner's area have a screen. */
export type HasAdminScreen = ((path: string) => boolean) | undefined;

/** Returns true in the owner's area. By default, it has a screen at each of its addresses. */
export function useIsAdmin(hasAdminScreen: HasAdminScreen = () => true): boolean {
  const [location] = useLocation();
  const staticHost = useStaticHost();
  return staticHost === null && isAdminPath(location) && hasAdminScreen(location);
}

type ProviderProps = { hasAdminScreen: HasAdminScreen; children: ReactNode };

/** Gives pages their language and the owner's own words. The owner's pages, and sign-in, are in English. */
export function PageWordsProvider({ hasAdminScreen, children }: ProviderProps) {
  const [location] = useLocation();
  const { language: chosen, texts: own } = useSite();
  const isOwners = useIsAdmin(hasAdminScreen) || isSessionPath(location);
  const language = isOwners ? OWNER_LANGUAGE : chosen;
  const texts = useTexts(language);
  const words = useMemo<PageWords>(
    () => ({
      language,
      locale: LANGUAGES[language].locale,
      texts: isOwners ? {} : { ...texts, ...own },
    }),
    [isOwners, language, texts, own],
  );
  return <PageWordsContext value={words}>{children}</PageWordsContext>;
}
