import { useRef, useState } from 'react';

export type LatestState<Value> = {
  /** What is shown. */
  value: Value;
  /** What was set last, also to code that began before it was shown: an answer that arrives while the owner types. */
  latest: () => Value;
  set: (value: Value) => void;
};

export function useLatestState<Value>(start: () => Value): LatestState<Value> {
  const [value, setValue] = useState(start);
  const latest = useRef(value);
  return {
    value,
    latest: () => latest.current,
    set: next => {
      latest.current = next;
      setValue(next);
    },
  };
}
