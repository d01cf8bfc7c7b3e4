/** A source of numbers that depend on its seed alone. */
export type Random = {
  /** Returns a number from `low` to below `high`. */
  between: (low: number, high: number) => number;
  /** Returns an integer from `low` to `high`, both included. */
  integer: (low: number, high: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  chance: (share: number) => boolean;
};

/** Creates a source of numbers by the algorithm Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between: (low, high) => low + next() * (high - low),
    integer,
    pick: items => items[integer(0, items.length - 1)] ?? items[0],
    chance: share => next() < share,
  };
}

/** Returns the composition of a turn, so that neighbors within a category differ. */
export function pickByTurn<Item>(items: readonly [Item, ...Item[]], turn: number): Item {
  return items[turn % items.length] ?? items[0];
}
