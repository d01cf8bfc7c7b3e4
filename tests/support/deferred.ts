/** Creates a promise that the test settles. */
export function createDeferred<Value = void>() {
  let resolve = (_value: Value) => {};
  let reject = (_error: Error) => {};
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
