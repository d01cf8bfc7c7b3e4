import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, Route, Switch } from 'wouter';
import type { EditLink } from '#client/editing/owner-kind/owner-kind';
import { OWNER_KINDS } from '#client/kinds/list-owner-kinds';
import { HOME_PARTS } from '#client/lib/home-sections';
import { ownerPaths, settingsPath } from '#client/lib/owner-paths';
import { MAIN_ID, paths } from '#client/lib/paths';
import { Icon } from '#client/ui/icons/icon';
import { HOME_SECTION_LABELS, type HomeSectionName } from '#shared/sections/home';
import styles from './edit-links.module.css';

type Edit = {
  label: string;
  to: string;
  /** Selects the heading beside which the link is placed. */
  heading: string;
};

const TITLE = `#${MAIN_ID} h1`;

/** The links on the home page, which shows several kinds of content. */
const HOME_EDITS: Edit[] = [
  { label: 'Edit introduction', to: `${settingsPath('identity')}#introduction`, heading: TITLE },
  toSectionEdit('interests', `${settingsPath('home')}#interests`),
  toSectionEdit('skills', ownerPaths.skillsEditor),
  toSectionEdit('portfolio', ownerPaths.projects),
];

function toSectionEdit(name: HomeSectionName, to: string): Edit {
  const label = `Edit ${HOME_SECTION_LABELS[name].toLowerCase()}`;
  return { label, to, heading: `#${HOME_PARTS[name].id} h2` };
}

const KIND_EDITS = Object.values(OWNER_KINDS).flatMap(({ editLinks }) =>
  editLinks === 'none' ? [] : editLinks,
);

/**
 * Shows the owner links to the editors of a public page. They overlay the page without shifting its layout.
 */
export function EditLinks() {
  return (
    <Switch>
      <Route path={paths.home}>
        <LinkOverlay edits={HOME_EDITS} />
      </Route>
      {KIND_EDITS.map(link => (
        <Route<{ id?: string }> key={link.page} path={link.page}>
          {({ id = '' }) => ('to' in link ? <TitleLink {...link} /> : <ItemLink {...link} address={id} />)}
        </Route>
      ))}
    </Switch>
  );
}

type ItemLinkProps = Exclude<EditLink, { to: string }> & { address: string };

function ItemLink({ label, useItem, toEditor, address }: ItemLinkProps) {
  const { data: item } = useItem(address);
  return item && <TitleLink label={label} to={toEditor(item._id)} />;
}

function TitleLink({ label, to }: { label: string; to: string }) {
  return <LinkOverlay key={to} edits={[{ label, to, heading: TITLE }]} />;
}

function LinkOverlay({ edits }: { edits: Edit[] }) {
  const nav = useRef<HTMLElement>(null);
  const [links] = useState(edits);

  useEffect(() => {
    const main = document.getElementById(MAIN_ID);
    if (!main) return undefined;
    const positionLinks = () => {
      for (const [index, { heading }] of links.entries()) {
        const link = nav.current?.children[index];
        if (link instanceof HTMLElement) positionBeside(link, document.querySelector(heading));
      }
    };
    const resizes = new ResizeObserver(positionLinks);
    resizes.observe(main);
    // Sections appear when their data has loaded.
    const changes = new MutationObserver(positionLinks);
    changes.observe(main, { childList: true, subtree: true });
    // Another typeface may change a heading in a page whose size stays the same.
    document.fonts.addEventListener('loadingdone', positionLinks);
    // An element that sticks to the top of the window leaves its place.
    document.addEventListener('scrollend', positionLinks);
    return () => {
      document.removeEventListener('scrollend', positionLinks);
      document.fonts.removeEventListener('loadingdone', positionLinks);
      resizes.disconnect();
      changes.disconnect();
    };
  }, [links]);

  return createPortal(
    <nav ref={nav} aria-label="Edit this page" className={`no-print ${styles.links}`}>
      {links.map(({ label, to }) => (
        <Link key={label} href={to} className={`caption ${styles.link}`}>
          <Icon name="pen" />
          <span>{label}</span>
        </Link>
      ))}
    </nav>,
    document.body,
  );
}

const GAP_PX = 12;
/** An icon alone fits between two texts that are close to each other. */
const ICON_GAP_PX = 6;
/** A link in the page's corner stays within the padding, above the content. */
const CORNER_PX = 2;
/** A heading may have less space above it than beside it. */
const ABOVE_PX = 4;

/** Positions the link beside its heading, or hides it if there is none. */
function positionBeside(link: HTMLElement, heading: Element | null): void {
  link.hidden = heading === null;
  if (!heading) return;
  const { left, top } = findPosition(link, heading);
  link.style.left = `${left + window.scrollX}px`;
  link.style.top = `${Math.max(0, top + window.scrollY)}px`;
}

/**
 * Returns the position after the last word of the heading. If there is no space for the label, the link has only
 * its icon, and if there is none for the icon, it is above the heading. The link of a visually hidden heading
 * goes to the corner of the page, below a bar that is there.
 */
function findPosition(link: HTMLElement, heading: Element): { left: number; top: number } {
  const box = heading.getBoundingClientRect();
  const maxLeft = () => document.documentElement.clientWidth - GAP_PX - link.offsetWidth;
  setCompact(link, false);
  if (heading.matches('.visually-hidden'))
    return { left: maxLeft(), top: findCornerTop(box.top + CORNER_PX, link.offsetHeight) };
  const text = document.createRange();
  text.selectNodeContents(heading);
  const last = [...text.getClientRects()].at(-1) ?? box;
  const textEnd = last.right + cursorWidth(heading);
  const room = findRightLimit(heading, last) - textEnd;
  for (const isCompact of [false, true]) {
    setCompact(link, isCompact);
    const gap = isCompact ? ICON_GAP_PX : GAP_PX;
    if (link.offsetWidth + 2 * gap <= room)
      return { left: textEnd + gap, top: last.top + (last.height - link.offsetHeight) / 2 };
  }
  setCompact(link, false);
  return { left: Math.min(box.left, maxLeft()), top: box.top - link.offsetHeight - ABOVE_PX };
}

/** Shows the icon alone. Screen readers still read the label. */
function setCompact(link: HTMLElement, isCompact: boolean): void {
  link.toggleAttribute('data-compact', isCompact);
  link.lastElementChild?.classList.toggle('visually-hidden', isCompact);
}

/** Returns the left edge of what is beside the last line of the heading, or else the window's width. */
function findRightLimit(heading: Element, last: DOMRect): number {
  const edges = [document.documentElement.clientWidth];
  for (let node = heading; node.parentElement && node.id !== MAIN_ID; node = node.parentElement) {
    for (const sibling of [...node.parentElement.children].flatMap(listBoxes)) {
      const { left, top, bottom, width } = sibling.getBoundingClientRect();
      const isBeside = width > 0 && left > last.left && top < last.bottom && bottom > last.top;
      if (sibling !== node && isBeside) edges.push(left);
    }
  }
  return Math.min(...edges);
}

/** Returns the element, or what it contains if it has no box. */
function listBoxes(element: Element): Element[] {
  const hasBox = getComputedStyle(element).display !== 'contents';
  return hasBox ? [element] : [...element.children].flatMap(listBoxes);
}

/** Returns the top of a link in the corner of the page, which is below the links and buttons that begin there. */
function findCornerTop(corner: number, height: number): number {
  const bottoms = [...document.querySelectorAll(`#${MAIN_ID} :is(a, button)`)]
    .filter(control => control.checkVisibility({ visibilityProperty: true }))
    .map(control => control.getBoundingClientRect())
    .filter(({ top, bottom }) => top < corner + height && bottom > corner)
    .map(({ bottom }) => bottom + CORNER_PX);
  return Math.max(corner, ...bottoms);
}

/** The Terminal style draws a cursor after the headline, which a range does not measure. */
function cursorWidth(heading: Element): number {
  const { content, width, marginLeft } = getComputedStyle(heading, '::after');
  return content === 'none' ? 0 : (Number.parseFloat(width) || 0) + (Number.parseFloat(marginLeft) || 0);
}
