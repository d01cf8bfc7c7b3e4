import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { useSiteAddress } from '#client/lib/site-address';
import { Field, SearchInput, Select } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import type { FilterChoices, ProjectFilter } from '#shared/contract/search';
import { ARCHIVE_TEXTS } from '#shared/language/english/archive';
import { nameKey } from '#shared/names';
import { SEARCH_MAX_LENGTH } from '#shared/search-limits';
import styles from './archive.module.css';
import { filterPath, parseChosenFilter } from './archive-address';
import { useFilterChoices } from './project-queries';
import { useShownArchive } from './use-shown-archive';
import { useStatusLabel } from './use-status-label';

const MIN_PROJECTS = 6;

/** Shows the search form and the menus of the archive, and the number of projects. It works without scripts. */
export function ArchiveFilter() {
  const t = useTranslation(ARCHIVE_TEXTS);
  const chosen = parseChosenFilter(useSearch());
  const { data: choices } = useFilterChoices();
  const isFiltered = Object.keys(chosen).length > 0;
  if (!choices || (choices.projects < MIN_PROJECTS && !isFiltered)) return null;
  return (
    <div className={`no-print ${styles.filter}`}>
      <FilterForm chosen={chosen} choices={choices} />
      <div className={`secondary line ${styles.found}`}>
        <FoundCount choices={choices} />
        {isFiltered && <Link href={paths.projects}>{t('clearFilter')}</Link>}
        <Link href={chosen.q === undefined ? paths.search : searchPath(chosen.q)} className="truncate">
          {t('searchWholeSite')}
        </Link>
      </div>
    </div>
  );
}

function searchPath(q: string): string {
  return `${paths.search}?${new URLSearchParams({ q })}`;
}

type FilterFormProps = { chosen: ProjectFilter; choices: FilterChoices };

function FilterForm({ chosen, choices: { statuses, categories, skills } }: FilterFormProps) {
  const t = useTranslation(ARCHIVE_TEXTS);
  const statusLabel = useStatusLabel();
  const [, navigate] = useLocation();
  const toAddress = useSiteAddress();
  const wordsRef = useWordsOf(chosen.q ?? '');
  function apply(form: HTMLFormElement): void {
    const fields = new FormData(form);
    const read = (name: keyof ProjectFilter) => String(fields.get(name) ?? '').trim();
    navigate(
      filterPath({
        q: read('q'),
        status: read('status'),
        category: read('category'),
        skill: read('skill'),
      }),
    );
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    apply(event.currentTarget);
  }
  return (
    <search>
      <form action={toAddress(paths.projects)} className={styles.form} onSubmit={submit}>
        <SearchInput
          ref={wordsRef}
          label={t('searchProjects')}
          placeholder={t('searchPlaceholder')}
          name="q"
          defaultValue={chosen.q}
          maxLength={SEARCH_MAX_LENGTH}
          className={styles.words}
        />
        <Button type="submit">{t('searchButton')}</Button>
        <Menu
          label={t('statusFilter')}
          name="status"
          list={statuses}
          chosen={chosen}
          getLabel={statusLabel}
          onChoose={apply}
        />
        <Menu
          label={t('categoryFilter')}
          name="category"
          list={categories}
          chosen={chosen}
          onChoose={apply}
        />
        <Menu label={t('skillFilter')} name="skill" list={skills} chosen={chosen} onChoose={apply} />
      </form>
    </search>
  );
}

/** Keeps the words of a field as typed until the address has others. The field keeps the focus. */
function useWordsOf(q: string): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const shown = useRef(q);
  useEffect(() => {
    if (shown.current === q) return;
    shown.current = q;
    if (ref.current) ref.current.value = q;
  }, [q]);
  return ref;
}

type MenuProps = {
  label: string;
  name: keyof ProjectFilter;
  list: FilterChoices['skills'];
  chosen: ProjectFilter;
  getLabel?: (name: string) => string;
  onChoose: (form: HTMLFormElement) => void;
};

/** Offers the values of a filter with their numbers of projects, and also a value of the address without any. */
function Menu({ label, name, list, chosen, getLabel = text => text, onChoose }: MenuProps) {
  const value = chosen[name] ?? '';
  if (list.length < 2 && value === '') return null;
  const listed = list.find(choice => nameKey(choice.name) === nameKey(value));
  return (
    <Field label={label} hideLabel>
      <Select
        name={name}
        value={listed?.name ?? value}
        data-chosen={value !== '' || undefined}
        className={styles.menu}
        onChange={({ currentTarget: { form } }) => {
          if (form) onChoose(form);
        }}
      >
        <option value="">{label}</option>
        {value !== '' && !listed && <option value={value}>{getLabel(value)}</option>}
        {list.map(({ name: choice, projects }) => (
          <option key={choice} value={choice}>
            {getLabel(choice)} ({projects})
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Says how many projects the list shows. It changes together with the list. */
function FoundCount({ choices: { projects: all, categories } }: { choices: FilterChoices }) {
  const t = useTranslation(ARCHIVE_TEXTS);
  const { filter, result, selection } = useShownArchive();
  const category = categories.find(({ name }) => name === selection.category);
  const found = filter ? result?.data?.total : (category?.projects ?? all);
  const isPart = filter !== null || category !== undefined;
  return (
    <p role="status">
      {found !== undefined &&
        (isPart ? t('projectsFound', { found, count: all }) : t('projectCount', { count: all }))}
    </p>
  );
}
