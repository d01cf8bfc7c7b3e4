import { toKeys } from '#shared/map-values';

/** One comparison or write, which a race counts. The values have already changed when a write is yielded. */
export type Move = { kind: 'compare' | 'write'; at: readonly number[] };

/** Sorts in place in ascending order and yields each move. */
export type SortAlgorithm = (values: number[]) => Generator<Move, void>;

export const ALGORITHMS = {
  'Insertion sort': insertionSort,
  'Merge sort': mergeSort,
  'Heap sort': heapSort,
  Quicksort: quickSort,
} as const satisfies Record<string, SortAlgorithm>;

export type AlgorithmName = keyof typeof ALGORITHMS;

export const ALGORITHM_NAMES = toKeys(ALGORITHMS);

function* insertionSort(values: number[]): Generator<Move, void> {
  for (let end = 1; end < values.length; end += 1) {
    for (let at = end; at > 0; at -= 1) {
      yield compare(at - 1, at);
      if (valueAt(values, at - 1) <= valueAt(values, at)) break;
      yield* swap(values, at - 1, at);
    }
  }
}

function* mergeSort(values: number[], from = 0, to = values.length): Generator<Move, void> {
  if (to - from < 2) return;
  const middle = Math.floor((from + to) / 2);
  yield* mergeSort(values, from, middle);
  yield* mergeSort(values, middle, to);
  const merged: number[] = [];
  let left = from;
  let right = middle;
  while (left < middle && right < to) {
    yield compare(left, right);
    const takesLeft = valueAt(values, left) <= valueAt(values, right);
    merged.push(valueAt(values, takesLeft ? left : right));
    if (takesLeft) left += 1;
    else right += 1;
  }
  // Remaining values on the right are already in position.
  merged.push(...values.slice(left, middle));
  for (const [offset, value] of merged.entries()) yield write(values, from + offset, value);
}

function* heapSort(values: number[]): Generator<Move, void> {
  for (let root = Math.floor(values.length / 2) - 1; root >= 0; root -= 1) {
    yield* sink(values, root, values.length);
  }
  for (let end = values.length - 1; end > 0; end -= 1) {
    yield* swap(values, 0, end);
    yield* sink(values, 0, end);
  }
}

function* sink(values: number[], root: number, end: number): Generator<Move, void> {
  let parent = root;
  for (;;) {
    let child = 2 * parent + 1;
    if (child >= end) return;
    if (child + 1 < end) {
      yield compare(child, child + 1);
      if (valueAt(values, child + 1) > valueAt(values, child)) child += 1;
    }
    yield compare(parent, child);
    if (valueAt(values, parent) >= valueAt(values, child)) return;
    yield* swap(values, parent, child);
    parent = child;
  }
}

/** Uses the middle value as pivot, so that sorted and reversed values are not the worst case. */
function* quickSort(values: number[], from = 0, to = values.length - 1): Generator<Move, void> {
  if (from >= to) return;
  const pivot = valueAt(values, Math.floor((from + to) / 2));
  let left = from;
  let right = to;
  while (left <= right) {
    for (; ; left += 1) {
      yield { kind: 'compare', at: [left] };
      if (valueAt(values, left) >= pivot) break;
    }
    for (; ; right -= 1) {
      yield { kind: 'compare', at: [right] };
      if (valueAt(values, right) <= pivot) break;
    }
    if (left <= right) {
      if (left < right) yield* swap(values, left, right);
      left += 1;
      right -= 1;
    }
  }
  yield* quickSort(values, from, right);
  yield* quickSort(values, left, to);
}

function compare(one: number, other: number): Move {
  return { kind: 'compare', at: [one, other] };
}

function write(values: number[], at: number, value: number): Move {
  values[at] = value;
  return { kind: 'write', at: [at] };
}

/** Yields two writes. Between them, one value appears twice. */
function* swap(values: number[], one: number, other: number): Generator<Move, void> {
  const first = valueAt(values, one);
  yield write(values, one, valueAt(values, other));
  yield write(values, other, first);
}

function valueAt(values: number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`No value at index ${index}`);
  return value;
}
