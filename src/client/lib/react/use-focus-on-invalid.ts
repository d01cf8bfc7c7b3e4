import { type RefObject, useEffect, useRef } from 'react';

/** For a form: after each new answer, the first field that is marked as wrong is the place to go on. */
export function useFocusOnInvalid<Form extends HTMLElement>(answer: unknown): RefObject<Form | null> {
  const ref = useRef<Form>(null);
  useEffect(() => {
    if (answer) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return ref;
}
