import type { PageTextName } from '../contract/sections';
import { ABOUT_TEXTS } from './about';
import { HOME_TEXTS } from './home';
import { NOTES_TEXTS } from './notes';
import { PROJECTS_TEXTS } from './projects';

/** Every heading and intro of a public page that its owner can change, as it is by default. */
export const PAGE_TEXTS: Record<PageTextName, string> = {
  ...HOME_TEXTS,
  ...PROJECTS_TEXTS,
  ...NOTES_TEXTS,
  ...ABOUT_TEXTS,
};
