import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';

/** The uses that one caller has made of one limit, as rate-limiter-flexible stores them. SQLite files have none. */
export type RateLimitRow = {
  /** A keyed hash, so that no address of a visitor is stored. */
  key: string;
  points: number;
  /** The end of the period, in milliseconds since 1970. */
  expire: number | null;
};

export const rateLimitEntity = defineEntity<RateLimitRow>({
  name: 'rate_limit',
  revision: null,
  backup: null,
  // The library inserts values without names, so this order matters.
  columns: {
    key: { ...column.key, primary: true },
    points: column.integer,
    expire: { ...column.largeInteger, nullable: true },
  },
  indices: [{ name: 'rate_limit_expire', columns: ['expire'] }],
});
