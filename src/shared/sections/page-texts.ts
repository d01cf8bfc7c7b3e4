import { ABOUT_TEXTS } from './about';
import { HOME_TEXTS } from './home';
import { NOTES_TEXTS } from './notes';
import { PROJECTS_TEXTS } from './projects';

/** The default headings and intros of public pages, all of which the owner can change. */
export const PAGE_TEXTS = {
  ...HOME_TEXTS,
  ...PROJECTS_TEXTS,
  ...NOTES_TEXTS,
  ...ABOUT_TEXTS,
};
