import { useState } from 'react';
import type { MediaItem } from '../../../../../shared/contract/project';
import { issuesOf } from '../../../../lib/api/field-error';
import { keyOf } from './item-keys';

export type MediaErrors = (key: string, field: keyof MediaItem) => string | undefined;

/**
 * What the server found wrong at the last save, by item and field. It counts items by place: which item was at which is
 * kept from the moment of the answer, for they may be moved afterwards.
 */
export function useMediaErrors(error: unknown, media: MediaItem[]): MediaErrors {
  const [answered, setAnswered] = useState<{ error: unknown; keys: string[] }>({ error: null, keys: [] });
  if (answered.error !== error) setAnswered({ error, keys: media.map(keyOf) });
  return (key, field) => {
    const place = answered.keys.indexOf(key);
    return issuesOf(answered.error).find(
      ({ path }) => path[0] === 'media' && Number(path[1]) === place && path[2] === field,
    )?.message;
  };
}
