import type { OwnerKinds } from '#client/editing/owner-kind/owner-kind';
import { CONTENT_KINDS } from '#shared/content-kinds';
import { mapValues } from '#shared/map-values';
import * as kinds from './owner-kinds';

const registered: OwnerKinds = kinds;

/** Lists the owner's side of every kind, in the order of CONTENT_KINDS. */
export const OWNER_KINDS: OwnerKinds = mapValues(CONTENT_KINDS, (_kind, name) => registered[name]);
