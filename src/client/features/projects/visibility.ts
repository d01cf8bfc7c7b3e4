import type { IconName } from '../../ui/icons/icon';

export type Visibility = { icon: IconName; label: string };

export function visibilityOf(isPublic: boolean): Visibility {
  return isPublic ? { icon: 'globe', label: 'Public Project' } : { icon: 'lock', label: 'Private Project' };
}
