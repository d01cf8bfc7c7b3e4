import { Hyphenated } from '#client/lib/language/hyphenated';
import { useLanguage } from '#client/lib/language/use-translation';
import { displayTitle } from '#shared/text';

export type ItemTitleProps = { item: { title: string; language?: string | undefined } };

/** Shows the title of an item in its language. */
export function ItemTitle({ item: { title, language } }: ItemTitleProps) {
  return <Hyphenated text={displayTitle(title)} language={language} />;
}

/** Returns the `lang` of the site's words inside an item, if the item has a language of its own. */
export function useLangOfWords(language: string | undefined): string | undefined {
  const site = useLanguage();
  return language && site.language;
}
