import { CONTENT_KINDS } from '#shared/content-kinds';
import { mapValues } from '#shared/map-values';
import type { OwnerKinds } from '../editing/owner-kind';
import * as kinds from './owner-kinds';

const registered: OwnerKinds = kinds;

/** The kinds, in the order in which they are listed. */
export const OWNER_KINDS: OwnerKinds = mapValues(CONTENT_KINDS, (_kind, name) => registered[name]);
