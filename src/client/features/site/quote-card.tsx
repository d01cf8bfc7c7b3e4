import { useEffect, useMemo, useState } from 'react';
import { useSite } from '#client/lib/site-queries';
import { Button } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './quote-card.module.css';

/** Room is kept for quotes up to this length; a longer one makes its own. */
const USUAL_LENGTH = 300;

/** One of the owner's quotes, drawn by lot in the browser and typed letter by letter; nothing without quotes. */
export function QuoteCard({ className }: { className?: string | undefined }) {
  const { quotes } = useSite();
  const [drawn, setDrawn] = useState<number | null>(null);
  const [asked, setAsked] = useState(0);
  const hasQuotes = quotes.length > 0;

  // Not while rendering: server and browser would draw different ones.
  useEffect(() => {
    if (hasQuotes) setDrawn(otherQuote(quotes.length, null, Math.random));
  }, [hasQuotes, quotes.length]);

  const quote = quotes[drawn ?? 0] ?? quotes[0];
  if (!quote) return null;
  const renew = () => {
    setDrawn(otherQuote(quotes.length, drawn ?? 0, Math.random));
    setAsked(asked + 1);
  };
  return (
    <figure className={classNames('stack', styles.quote, className)}>
      <blockquote className={styles.words} data-room={longestOf(quotes)}>
        {drawn === null ? (
          <p className={styles.waiting}>{quote.text}</p>
        ) : (
          <TypedText key={`${asked}-${quote.text}`} text={quote.text} />
        )}
      </blockquote>
      <figcaption className={`row ${styles.foot}`}>
        <cite className={styles.author}>{quote.author}</cite>
        {quotes.length > 1 && (
          <Button size="sm" className={styles.renew} onClick={renew}>
            New Quote
          </Button>
        )}
      </figcaption>
      <p role="status" className="visually-hidden">
        {asked > 0 && `${quote.text} ${quote.author}`}
      </p>
    </figure>
  );
}

/** The letters to come keep their places, so that no line breaks anew while it is typed. */
function TypedText({ text }: { text: string }) {
  // By code points: half of an emoji is not a letter.
  const letters = useMemo(() => Array.from(text), [text]);
  const typed = useTypedCount(letters);
  return (
    <p>
      {letters.slice(0, typed).join('')}
      {typed < letters.length && (
        <>
          <span className={styles.caret} aria-hidden="true" />
          <span className={styles.rest}>{letters.slice(typed).join('')}</span>
        </>
      )}
    </p>
  );
}

function longestOf(quotes: { text: string }[]): string {
  const usual = quotes.map(({ text }) => text).filter(text => text.length <= USUAL_LENGTH);
  return usual.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

/** How long a letter takes. */
const LETTER_MS = 28;

/**
 * How many of the letters have been typed. They are read off the clock, so that a slow device takes as long as a fast
 * one; who wants less motion gets all of them at once. Another text needs another `key`.
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

/** The place of another quote than the current one, each as likely as the others; `current` is null before the first. */
export function otherQuote(count: number, current: number | null, random: () => number): number {
  if (current === null) return pick(count, random);
  if (count < 2) return 0;
  const place = pick(count - 1, random);
  return place < current ? place : place + 1;
}

function pick(count: number, random: () => number): number {
  return Math.min(count - 1, Math.floor(random() * count));
}
