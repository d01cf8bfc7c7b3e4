/** Creates a promise that settles when the test calls `respond`. */
export function lateAnswer<Value>() {
  let respond = (_answer: Value | Error) => {};
  const promise = new Promise<Value>((resolve, reject) => {
    respond = answer => (answer instanceof Error ? reject(answer) : resolve(answer));
  });
  return { promise, respond };
}
