import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, Route, Switch } from 'wouter';
import type { EditLink } from '../editing/owner-kind';
import { OWNER_KINDS } from '../kinds/list-owner-kinds';
import { ownerPaths } from '../lib/owner-paths';
import { homeSections, paths } from '../lib/paths';
import { settingsPath } from '../lib/settings-pages';
import { Icon } from '../ui/icons/icon';
import { MAIN_ID } from '../ui/layout/page-shell';
import styles from './edit-links.module.css';

/** `heading`: the selector of what the link stands beside. */
type Edit = { label: string; to: string; heading: string };

const TITLE = `#${MAIN_ID} h1`;

/** Those of the home page, which shows several kinds. */
const HOME_EDITS: Edit[] = [
  { label: 'Edit introduction', to: `${settingsPath('identity')}#introduction`, heading: TITLE },
  {
    label: 'Edit interests',
    to: `${settingsPath('sections')}#topics`,
    heading: `#${homeSections.interests} h2`,
  },
  { label: 'Edit skills', to: ownerPaths.skillsEditor, heading: `#${homeSections.skills} h2` },
  { label: 'Edit featured projects', to: ownerPaths.projects, heading: `#${homeSections.portfolio} h2` },
];

const KIND_EDITS = Object.values(OWNER_KINDS).flatMap(({ editLinks }) =>
  editLinks === 'none' ? [] : editLinks,
);

/** On public pages, for the owner alone: links to where what they see is edited. They lie over the page and move nothing. */
export function EditLinks() {
  return (
    <Switch>
      <Route path={paths.home}>
        <LinksUpon edits={HOME_EDITS} />
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
  return <LinksUpon key={to} edits={[{ label, to, heading: TITLE }]} />;
}

function LinksUpon({ edits }: { edits: Edit[] }) {
  const nav = useRef<HTMLElement>(null);
  const [kept] = useState(edits);

  useEffect(() => {
    const main = document.getElementById(MAIN_ID);
    if (!main) return undefined;
    const place = () => {
      for (const [index, { heading }] of kept.entries()) {
        const link = nav.current?.children[index];
        if (link instanceof HTMLElement) placeBeside(link, document.querySelector(heading));
      }
    };
    const resizes = new ResizeObserver(place);
    resizes.observe(main);
    // Sections come when their data does.
    const changes = new MutationObserver(place);
    changes.observe(main, { childList: true, subtree: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [kept]);

  return createPortal(
    <nav ref={nav} aria-label="Edit this page" className={styles.links}>
      {kept.map(({ label, to }) => (
        <Link key={label} href={to} className={styles.link}>
          <Icon name="pen" />
          {label}
        </Link>
      ))}
    </nav>,
    document.body,
  );
}

const GAP_PX = 12;
/** In the corner of a page it stands in the padding, above all that the page shows. */
const CORNER_PX = 2;

/** Without a heading it is not shown. */
function placeBeside(link: HTMLElement, heading: Element | null): void {
  link.hidden = heading === null;
  if (!heading) return;
  const { left, top } = placeAt(link, heading);
  link.style.left = `${left + window.scrollX}px`;
  link.style.top = `${Math.max(0, top + window.scrollY)}px`;
}

/** Behind the last word of the heading, or above it where there is no room. What is only heard leaves the page's corner. */
function placeAt(
  { offsetWidth, offsetHeight }: HTMLElement,
  heading: Element,
): { left: number; top: number } {
  const words = document.createRange();
  words.selectNodeContents(heading);
  const whole = heading.getBoundingClientRect();
  const last = [...words.getClientRects()].at(-1) ?? whole;
  const mostLeft = document.documentElement.clientWidth - GAP_PX - offsetWidth;
  if (heading.matches('.visually-hidden')) return { left: mostLeft, top: whole.top + CORNER_PX };
  if (last.right + GAP_PX > mostLeft) {
    return { left: Math.min(whole.left, mostLeft), top: whole.top - offsetHeight - GAP_PX };
  }
  return { left: last.right + GAP_PX, top: last.top + (last.height - offsetHeight) / 2 };
}
