import { useTranslation } from '#client/lib/language/use-translation';
import { NOTES_TEXTS } from '#shared/language/english/notes';
/** Shows the reading time in full minutes. */
export function ReadingTime({ minutes }: { minutes: number }) {
  const t = useTranslation(NOTES_TEXTS);
  return <span className="num note">{t('minutes', { count: minutes })}</span>;
}
