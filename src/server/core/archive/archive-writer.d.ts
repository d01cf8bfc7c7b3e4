import { Readable, Transform, type Writable } from 'node:stream';
import { type Manifest, type Part } from './archive-format';
/** Writes a backup into `target` part by part, so that memory use does not depend on its size. */
export declare function createArchiveWriter(target: Writable): {
    /** Adds a part. `open` is called once the parts before it are written. */
    add: (path: string, open: () => Promise<Readable>, isCompressed: boolean) => void;
    /** Writes all parts and finally the manifest. Returns the number of bytes written. */
    finish: (about: () => Omit<Manifest, 'parts'>) => Promise<number>;
};
/**
 * Passes bytes through, and reports their number and digest at the end. `report` may throw to refuse them.
 */
export declare function createDigestStream(report: (part: Part) => void): Transform;
