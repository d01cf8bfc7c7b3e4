import { ALGORITHM_NAMES, ALGORITHMS, type AlgorithmName, type Move } from './algorithms';

export const INPUTS = ['Shuffled', 'Nearly sorted', 'Reversed', 'Few values'] as const;
export type Input = (typeof INPUTS)[number];

export type Lane = {
  name: AlgorithmName;
  values: number[];
  comparisons: number;
  writes: number;
  /** The indices of the last move. Before the start and after the end there are none. */
  touched: readonly number[];
  isSorted: boolean;
  moves: Generator<Move, void>;
};

export type Race = Lane[];

/** Creates the values from 1 to `count` in the order of the input. */
export function createValues(input: Input, count: number, random = Math.random): number[] {
  const sorted = Array.from({ length: count }, (_, index) => index + 1);
  if (input === 'Reversed') return sorted.reverse();
  if (input === 'Few values')
    return shuffle(sorted, random).map(value => Math.ceil((4 * value) / count) * (count / 4));
  if (input === 'Shuffled') return shuffle(sorted, random);
  for (let exchanges = 0; exchanges < count / 12; exchanges += 1) {
    const at = Math.floor(random() * (count - 4));
    exchange(sorted, at, at + 1 + Math.floor(random() * 3));
  }
  return sorted;
}

/** Creates a race in which every algorithm sorts the same values. */
export function createRace(values: number[]): Race {
  return ALGORITHM_NAMES.map(name => {
    const copy = [...values];
    const moves = ALGORITHMS[name](copy);
    return { name, values: copy, comparisons: 0, writes: 0, touched: [], isSorted: false, moves };
  });
}

export function advanceRace(race: Race, moves: number): void {
  for (const lane of race) {
    for (let count = 0; count < moves && !lane.isSorted; count += 1) advanceLane(lane);
  }
}

export function isFinished(race: Race): boolean {
  return race.every(({ isSorted }) => isSorted);
}

/** Returns the rank of a sorted lane by its moves, or null while it runs. Equal lanes share a rank. */
export function findRank(race: Race, lane: Lane): number | null {
  if (!lane.isSorted) return null;
  return 1 + race.filter(other => other.isSorted && countMoves(other) < countMoves(lane)).length;
}

export function countMoves({ comparisons, writes }: Lane): number {
  return comparisons + writes;
}

function advanceLane(lane: Lane): void {
  const { done, value: move } = lane.moves.next();
  lane.isSorted = done === true;
  lane.touched = move?.at ?? [];
  if (move?.kind === 'compare') lane.comparisons += 1;
  if (move?.kind === 'write') lane.writes += 1;
}

function shuffle(values: number[], random: () => number): number[] {
  const shuffled = [...values];
  for (let end = shuffled.length - 1; end > 0; end -= 1)
    exchange(shuffled, end, Math.floor(random() * (end + 1)));
  return shuffled;
}

function exchange(values: number[], one: number, other: number): void {
  const [first, second] = [values[one], values[other]];
  if (first === undefined || second === undefined) return;
  values[one] = second;
  values[other] = first;
}
