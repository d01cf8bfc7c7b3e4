import { SearchInput, Select } from '#client/ui/forms/field';
import { Toolbar } from '#client/ui/layout/panel';
import type { ProjectOverview } from '#shared/contract/project-rows';
import { statusLabel } from '#shared/publishing';
import { capitalise } from '#shared/text';
import { listNames, type ProjectFilter, VISIBILITIES } from './project-filter';
import styles from './project-toolbar.module.css';

type ProjectToolbarProps = {
  projects: ProjectOverview[];
  filter: ProjectFilter;
  onFilter: (changes: Partial<ProjectFilter>) => void;
};

/** Search field and filters of the project table. */
export function ProjectToolbar({ projects, filter, onFilter }: ProjectToolbarProps) {
  return (
    <Toolbar className={styles.toolbar}>
      <SearchInput
        compact
        label="Search projects"
        placeholder="Search projects"
        className={styles.search}
        value={filter.text}
        onChange={event => onFilter({ text: event.target.value })}
      />
      <FilterSelect
        label="Status"
        all="Any status"
        value={filter.status}
        options={listNames(projects, 'status', filter.status).map(name => [name, statusLabel(name)])}
        onChange={status => onFilter({ status })}
      />
      <FilterSelect
        label="Category"
        all="Any category"
        value={filter.category}
        options={listNames(projects, 'category', filter.category).map(name => [name, name])}
        onChange={category => onFilter({ category })}
      />
      <FilterSelect
        label="Visibility"
        all="Any visibility"
        value={filter.visibility}
        options={VISIBILITIES.map(name => [name, capitalise(name)])}
        onChange={chosen => onFilter({ visibility: VISIBILITIES.find(name => name === chosen) ?? '' })}
      />
    </Toolbar>
  );
}

type FilterSelectProps = {
  label: string;
  /** Label of the option without a filter. */
  all: string;
  value: string;
  options: (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

function FilterSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  return (
    <Select
      compact
      aria-label={label}
      className={styles.select}
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </Select>
  );
}
