import { createContext, use } from 'react';
import { useLanguage } from '#client/lib/language/use-translation';
import { displayTitle } from '#shared/text';

/** Adds soft hyphens to long words. Only the server has the patterns; in the browser, its dictionary adds hyphens. */
export const HyphenateContext = createContext((text: string, _language: string): string => text);

export type ItemTitleProps = { item: { title: string; language?: string | undefined } };

/** Shows the title of an item in its language. */
export function ItemTitle({ item: { title, language } }: ItemTitleProps) {
  return <Hyphenated text={displayTitle(title)} language={language} />;
}

/** Shows a short text in large letters. Its language is that of the site if none is given. */
export function Hyphenated({ text, language }: { text: string; language?: string | undefined }) {
  const hyphenate = use(HyphenateContext);
  const site = useLanguage();
  return (
    // The browser keeps the soft hyphens of the server.
    <span lang={language} suppressHydrationWarning>
      {hyphenate(text, language ?? site.language)}
    </span>
  );
}

/** Returns the `lang` of the site's words inside an item, if the item has a language of its own. */
export function useLangOfWords(language: string | undefined): string | undefined {
  const site = useLanguage();
  return language && site.language;
}
