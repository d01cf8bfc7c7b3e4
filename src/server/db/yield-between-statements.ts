import { type EntitySubscriberInterface, EventSubscriber } from 'typeorm';
import { takeTurn } from '#shared/take-turn';

/** A series of statements that takes longer gives way to other requests. */
const SLICE_MS = 10;

let sliceStart = 0;

/**
 * Lets other requests run between statements. SQLite answers synchronously, so a series of statements would
 * block all of them.
 */
export class YieldBetweenStatements implements EntitySubscriberInterface {
  async beforeQuery(): Promise<void> {
    if (performance.now() - sliceStart < SLICE_MS) return;
    await takeTurn();
    sliceStart = performance.now();
  }
}
EventSubscriber()(YieldBetweenStatements);
