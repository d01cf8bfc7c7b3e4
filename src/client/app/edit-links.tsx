import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, Route, Switch } from 'wouter';
import type { EditLink } from '#client/editing/owner-kind';
import { OWNER_KINDS } from '#client/kinds/list-owner-kinds';
import { ownerPaths, settingsPath } from '#client/lib/owner-paths';
import { homeSections, MAIN_ID, paths } from '#client/lib/paths';
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

function toSectionEdit(name: keyof typeof homeSections & HomeSectionName, to: string): Edit {
  return {
    label: `Edit ${HOME_SECTION_LABELS[name].toLowerCase()}`,
    to,
    heading: `#${homeSections[name]} h2`,
  };
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
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [links]);

  return createPortal(
    <nav ref={nav} aria-label="Edit this page" className={`no-print ${styles.links}`}>
      {links.map(({ label, to }) => (
        <Link key={label} href={to} className={`caption ${styles.link}`}>
          <Icon name="pen" />
          {label}
        </Link>
      ))}
    </nav>,
    document.body,
  );
}

const GAP_PX = 12;
/** A link in the page's corner stays within the padding, above the content. */
const CORNER_PX = 2;

/** Positions the link beside its heading, or hides it if there is none. */
function positionBeside(link: HTMLElement, heading: Element | null): void {
  link.hidden = heading === null;
  if (!heading) return;
  const { left, top } = findPosition(link, heading);
  link.style.left = `${left + window.scrollX}px`;
  link.style.top = `${Math.max(0, top + window.scrollY)}px`;
}

/**
 * Returns the position after the last word of the heading, or above it if there is no space. The link of a
 * visually hidden heading goes to the corner of the page.
 */
function findPosition(
  { offsetWidth, offsetHeight }: HTMLElement,
  heading: Element,
): { left: number; top: number } {
  const text = document.createRange();
  text.selectNodeContents(heading);
  const box = heading.getBoundingClientRect();
  const last = [...text.getClientRects()].at(-1) ?? box;
  const maxLeft = document.documentElement.clientWidth - GAP_PX - offsetWidth;
  if (heading.matches('.visually-hidden')) return { left: maxLeft, top: box.top + CORNER_PX };
  // The link must not cover the column beside the heading.
  const column = heading.parentElement?.getBoundingClientRect() ?? box;
  if (last.right + GAP_PX > Math.min(maxLeft, column.right - offsetWidth)) {
    return { left: Math.min(box.left, maxLeft), top: box.top - offsetHeight - GAP_PX };
  }
  return { left: last.right + GAP_PX, top: last.top + (last.height - offsetHeight) / 2 };
}
