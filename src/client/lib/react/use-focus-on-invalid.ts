import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a form: after each new answer, the first field that is marked as wrong is the place to go on. `reveal` opens the tab
 * that it is in.
 */
export function useFocusOnInvalid<Form extends HTMLElement>(
  answer: unknown,
  reveal?: () => void,
): RefObject<Form | null> {
  const ref = useRef<Form>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer moves the focus
  useEffect(() => {
    if (!answer) return;
    reveal?.();
    // The tab is shown by then.
    const frame = requestAnimationFrame(() =>
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [answer]);
  return ref;
}
