import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#client/lib/language/use-translation';
import { useSite } from '#client/lib/site-queries';
import { Button } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { ABOUT_TEXTS } from '#shared/language/english/about';
import styles from './quote-card.module.css';

/** Space is reserved for quotes up to this length. Longer ones expand the card. */
const MAX_RESERVED_LENGTH = 300;

/** Matches a quote that the owner stored with its marks. */
const HAS_MARKS = /^["'“”„‚‘«»‹›「『]/;

/** Shows a random quote of the owner. The browser picks it and types it letter by letter. */
export function QuoteCard({ className }: { className?: string | undefined }) {
  const t = useTranslation(ABOUT_TEXTS);
  const { quotes } = useSite();
  const [chosen, setChosen] = useState<number | null>(null);
  const [renewals, setRenewals] = useState(0);
  const hasQuotes = quotes.length > 0;

  // The choice is in an effect, because server and browser would pick different quotes while rendering.
  useEffect(() => {
    if (hasQuotes) setChosen(otherQuote(quotes.length, null, Math.random));
  }, [hasQuotes, quotes.length]);

  const quote = quotes[chosen ?? 0] ?? quotes[0];
  if (!quote) return null;
  const renew = () => {
    setChosen(otherQuote(quotes.length, chosen ?? 0, Math.random));
    setRenewals(renewals + 1);
  };
  return (
    <figure className={classNames('stack', styles.quote, className)}>
      <blockquote
        className={classNames(styles.words, !HAS_MARKS.test(quote.text) && styles.marked)}
        data-room={getLongestReserved(quotes)}
      >
        {chosen === null ? (
          <p className="waiting">{quote.text}</p>
        ) : (
          <TypedText key={`${renewals}-${quote.text}`} text={quote.text} />
        )}
      </blockquote>
      <p role="status" className="visually-hidden">
        {renewals > 0 && `${quote.text} ${quote.author}`}
      </p>
      <figcaption className="row spread">
        <cite className={`secondary ${styles.author}`}>{quote.author}</cite>
        {quotes.length > 1 && (
          <Button size="sm" className="with-js no-print" onClick={renew}>
            {t('newQuote')}
          </Button>
        )}
      </figcaption>
    </figure>
  );
}

/** Renders the remaining letters invisibly, so that lines don't break differently while it types. */
function TypedText({ text }: { text: string }) {
  // The text is split by code points, so that emoji stay whole.
  const letters = useMemo(() => Array.from(text), [text]);
  const typed = useTypedCount(letters);
  return (
    <p>
      <span>{letters.slice(0, typed).join('')}</span>
      {typed < letters.length && (
        <>
          <span className={styles.caret} aria-hidden="true" />
          <span className={styles.rest}>{letters.slice(typed).join('')}</span>
        </>
      )}
    </p>
  );
}

function getLongestReserved(quotes: { text: string }[]): string {
  const reserved = quotes.map(({ text }) => text).filter(text => text.length <= MAX_RESERVED_LENGTH);
  return reserved.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

const LETTER_MS = 28;

/**
 * Counts the letters typed so far. It goes by elapsed time, so that slow devices take as long as fast ones.
 * With reduced motion, all letters show at once. A new text needs a new `key`.
 */
function useTypedCount(letters: string[]): number {
  const [typed, setTyped] = useState(0);
  const total = letters.length;

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setTyped(total);
      return;
    }
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const reached = Math.min(total, Math.floor((performance.now() - startedAt) / LETTER_MS));
      setTyped(reached);
      if (reached === total) clearInterval(timer);
    }, LETTER_MS);
    return () => clearInterval(timer);
  }, [total]);

  return typed;
}

/** Picks the index of any quote but the current one with equal chance. `current` is null at first. */
export function otherQuote(count: number, current: number | null, random: () => number): number {
  if (current === null) return Math.floor(random() * count);
  if (count < 2) return 0;
  const index = Math.floor(random() * (count - 1));
  return index < current ? index : index + 1;
}
