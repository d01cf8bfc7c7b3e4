import { useEffect, useState } from 'react';

const WAIT_MS = 250;

/** Returns the value shortly after its last change, so that typing does not call the server for each key. */
export function useSettledValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
