import { type FormEvent, type ReactNode, useId } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { paths } from '#client/lib/paths';
import { SearchInput } from '#client/ui/forms/field';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';
import type { FilterChoices, ProjectFilter } from '#shared/contract/search';
import { statusLabel } from '#shared/publishing';
import { SEARCH_MAX_LENGTH } from '#shared/search-limits';
import { filterPath, parseArchiveFilter, parseArchiveSelection } from './archive-address';
import styles from './archive-filter.module.css';
import { useFilterChoices } from './project-queries';

const MIN_PROJECTS = 6;
/** The number of skills shown before "more", most used first. */
const FIRST_SKILLS = 10;

/** Shows the search form and filter links of the archive. It works without scripts. */
export function ArchiveFilter() {
  const search = useSearch();
  const { data: choices } = useFilterChoices();
  const filter = parseArchiveFilter(search);
  if (!choices || (choices.projects < MIN_PROJECTS && !filter)) return null;
  const { category } = parseArchiveSelection(search);
  const chosen: ProjectFilter = filter ?? (category === undefined ? {} : { category });
  return (
    <div className={`stack ${styles.filter}`}>
      <SearchForm key={search} chosen={chosen} />
      <nav className="stack-3" aria-label="Filter projects">
        <Choices
          label="Status"
          name="status"
          list={choices.statuses}
          chosen={chosen}
          getLabel={statusLabel}
        />
        <Choices label="Category" name="category" list={choices.categories} chosen={chosen} />
        <Choices label="Skill" name="skill" list={choices.skills} first={FIRST_SKILLS} chosen={chosen} />
      </nav>
    </div>
  );
}

function SearchForm({ chosen: { q = '', ...others } }: { chosen: ProjectFilter }) {
  const [, navigate] = useLocation();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const terms = new FormData(event.currentTarget).get('q');
    navigate(filterPath({ ...others, q: typeof terms === 'string' ? terms.trim() : '' }));
  }
  return (
    <search>
      <form action={paths.projects} className={`stack-3 ${styles.search}`} onSubmit={submit}>
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchInput
          label="Search projects"
          placeholder="Title, skill or a word from the text"
          name="q"
          defaultValue={q}
          maxLength={SEARCH_MAX_LENGTH}
        />
        <Button type="submit">Search</Button>
        <Link href={q === '' ? paths.search : `${paths.search}?${new URLSearchParams({ q })}`}>
          Search the whole site
        </Link>
      </form>
    </search>
  );
}

type ChoicesProps = {
  label: string;
  name: keyof ProjectFilter;
  list: FilterChoices['skills'];
  chosen: ProjectFilter;
  /** The number of choices shown before "more". Defaults to all. */
  first?: number;
  getLabel?: (name: string) => string;
};

/** Shows a group of filter links. The chosen one removes the filter. */
function Choices(props: ChoicesProps) {
  const { label, name, list, chosen, first = list.length, getLabel = text => text } = props;
  const id = useId();
  const value = chosen[name]?.toLowerCase();
  const link = ({ name: choice, projects }: FilterChoices['skills'][number]): ReactNode => {
    const isChosen = choice.toLowerCase() === value;
    return (
      <li key={choice}>
        <Link
          href={filterPath({ ...chosen, [name]: isChosen ? '' : choice })}
          aria-current={isChosen ? 'true' : undefined}
          className={styles.choice}
        >
          {isChosen && <Icon name="check" />}
          {getLabel(choice)}
          <span className="num">{projects}</span>
        </Link>
      </li>
    );
  };
  if (list.length < 2) return null;
  const rest = list.slice(first);
  return (
    <div className={styles.group}>
      <p id={id}>{label}</p>
      <div>
        <ul aria-labelledby={id} className={`cluster ${styles.choices}`}>
          {list.slice(0, first).map(link)}
        </ul>
        {rest.length > 0 && (
          <details className={styles.rest} open={rest.some(choice => choice.name.toLowerCase() === value)}>
            <summary>{rest.length} more</summary>
            <ul aria-labelledby={id} className={`cluster ${styles.choices}`}>
              {rest.map(link)}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
}
