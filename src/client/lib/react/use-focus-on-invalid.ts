import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first invalid field of a form after each new response. `reveal` opens the tab that contains the
 * field.
 */
export function useFocusOnInvalid<Form extends HTMLElement>(
  response: unknown,
  reveal?: () => void,
): RefObject<Form | null> {
  const ref = useRef<Form>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a response moves the focus
  useEffect(() => {
    if (!response) return;
    reveal?.();
    // Waits until the tab is visible.
    const frame = requestAnimationFrame(() =>
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [response]);
  return ref;
}
