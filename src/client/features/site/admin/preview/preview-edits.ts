import { ENTRY_LABELS, type ListName } from '#client/features/site/admin/sections/section-fields';
import { homeSections, MAIN_ID, mainLinks } from '#client/lib/paths';
import type { PageTextName } from '#shared/contract/sections';
import type { SiteSettings } from '#shared/contract/site';
import { toKeys } from '#shared/map-values';
import type { NavigationName } from '#shared/sections/navigation';
import { PAGE_TEXTS } from '#shared/sections/page-texts';
import { isHidden, type SectionRow } from '#shared/sections/section-list';

type Lists = Partial<Record<ListName, readonly SectionRow[]>>;

/** The fields of a form that a preview shows. */
export type PreviewEdits = Lists & Partial<Record<PageTextName, string>> & { playground?: boolean };

/** The elements of a list by name, and the place before the first of them. */
type ListParts = { start: Comment; elements: Map<string, Element> };

type PageParts = {
  page: Document;
  lists: Map<ListName, ListParts>;
  texts: readonly TextPlace[];
};

/** Finds the parts of a page that edits move, hide or rename. It must run before the first edit. */
export function findParts(page: Document, name: NavigationName): PageParts {
  const lists = new Map<ListName, ListParts>();
  for (const list of toKeys(ENTRY_LABELS)) {
    const elements = findElements(page, list);
    const [first] = [...elements.values()].sort(byPosition);
    if (!first) continue;
    const start = page.createComment(list);
    first.before(start);
    lists.set(list, { start, elements });
  }
  return { page, lists, texts: TEXT_PLACES[name] };
}

export function applyEdits({ page, lists, texts }: PageParts, edits: PreviewEdits): void {
  setTexts(page, texts, edits);
  for (const [list, { start, elements }] of lists) {
    const rows = edits[list];
    if (!rows) continue;
    for (const element of elements.values()) element.remove();
    start.after(...rows.flatMap(({ name, hidden }) => (hidden ? [] : (elements.get(name) ?? []))));
  }
  const playground = page.getElementById('playground');
  if (playground && edits.playground !== undefined) playground.hidden = !edits.playground;
}

/** Returns true if the edits show something that the saved page leaves out. */
export function showsHiddenPart(edits: PreviewEdits, site: SiteSettings): boolean {
  return (
    (edits.playground === true && !site.playground) ||
    toKeys(ENTRY_LABELS).some(list =>
      edits[list]?.some(({ name, hidden }) => !hidden && isHidden(site[list], name)),
    )
  );
}

function byPosition(a: Element, b: Element): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function findElements(page: Document, list: ListName): Map<string, Element> {
  const names = Object.keys(ENTRY_LABELS[list]);
  const find = FINDERS[list](page);
  return new Map(
    names.flatMap((name): [string, Element][] => {
      const element = find(name);
      return element ? [[name, element]] : [];
    }),
  );
}

type Find = (name: string) => Element | null | undefined;

const FINDERS: Record<ListName, (page: Document) => Find> = {
  homeSections: page => {
    const { welcome, ...ids } = homeSections;
    const idOf = new Map<string, string>(Object.entries(ids));
    // The strip of skills is the only section without an ID.
    const toSelector = (id: string | undefined) => (id === undefined ? ':not([id])' : `#${id}`);
    return name => page.querySelector(`#${welcome} ~ ${toSelector(idOf.get(name))}`);
  },
  counters: page => byText(page, 'counters', `#${homeSections.welcome} dl > div`, 'dt'),
  demos: page => byText(page, 'demos', '#playground > article', 'h3'),
  aboutSections: page => {
    const profile = page.querySelector<HTMLElement>(`#${MAIN_ID} [data-sections]`);
    const names = profile?.dataset.sections?.split(' ') ?? [];
    return name => profile?.children[names.indexOf(name)];
  },
  navigation: page => {
    const hrefOf = new Map<string, string>(Object.entries(mainLinks).map(([name, { href }]) => [name, href]));
    return name => page.querySelector(`header nav a[href="${hrefOf.get(name)}"]`);
  },
};

/** Finds entries by their label, which is the same on the page and in the settings. */
function byText(page: Document, list: ListName, entry: string, label: string): Find {
  const elements = [...page.querySelectorAll(entry)];
  return name => elements.find(each => each.querySelector(label)?.textContent === ENTRY_LABELS[list][name]);
}

type TextPlace = { heading: string; title: PageTextName; intro?: PageTextName };

/** The headings of each page, with the intro beside some. The other texts are not visible at first. */
const TEXT_PLACES: Record<NavigationName, readonly TextPlace[]> = {
  home: (['interests', 'skills', 'portfolio', 'contact'] as const).map(name => ({
    heading: `#${homeSections[name]} h2`,
    title: `${name}Title` as const,
    intro: `${name}Intro` as const,
  })),
  projects: [
    { heading: `#${MAIN_ID} h1`, title: 'projectsTitle', intro: 'projectsIntro' },
    { heading: '#playground h2', title: 'playgroundTitle', intro: 'playgroundIntro' },
  ],
  notes: [{ heading: `#${MAIN_ID} h1`, title: 'notesTitle', intro: 'notesIntro' }],
  about: [{ heading: '#top-skills', title: 'topSkillsTitle' }],
};

/** Sets the texts that the form has. An empty one stands for the default. */
function setTexts(page: Document, places: readonly TextPlace[], edits: PreviewEdits): void {
  const toText = (name: PageTextName) =>
    edits[name] === undefined ? undefined : edits[name] || PAGE_TEXTS[name];
  for (const { heading: selector, title, intro } of places) {
    const heading = page.querySelector(selector);
    const [titleText, introText] = [toText(title), intro && toText(intro)];
    if (heading && titleText !== undefined) heading.textContent = titleText;
    if (heading && introText !== undefined) setIntro(heading, introText);
  }
}

function setIntro(heading: Element, text: string): void {
  const found = heading.parentElement?.querySelector<HTMLElement>('.lede');
  const intro = found ?? heading.ownerDocument.createElement('p');
  if (!found) {
    intro.className = 'lede';
    heading.after(intro);
  }
  intro.textContent = text;
  intro.hidden = text === '';
}
