import type { AboutView } from '#shared/contract/site';
import { ELEMENT_PARAMETER, VIEW_PARAMETER } from '#shared/page-query';

/**
 * Returns the form of the About page at an address: the given one, or the stage for the address of an element, or
 * the owner's choice.
 */
export function parseView(search: string, first: AboutView): AboutView {
  const parameters = new URLSearchParams(search);
  const view = parameters.get(VIEW_PARAMETER);
  if (view === 'stage' || view === 'list') return view;
  return parameters.has(ELEMENT_PARAMETER) ? 'stage' : first;
}

/** Returns the address of a form. The one that opens first needs no parameter. */
export function getViewHref(location: string, view: AboutView, first: AboutView): string {
  return view === first ? location : `${location}?${VIEW_PARAMETER}=${view}`;
}
