import { SearchInput } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { Toolbar, ToolbarFilters } from '#client/ui/layout/panel';
import { useMediaQuery } from '#client/ui/layout/use-media-query';
import type { ProjectOverview } from '#shared/contract/project-summaries';
import { statusLabel } from '#shared/publishing';
import { capitalize } from '#shared/text';
import { listNames, type TableFilter, VISIBILITIES } from './project-filter';

type ProjectToolbarProps = {
  projects: ProjectOverview[];
  filter: TableFilter;
  onFilter: (changes: Partial<TableFilter>) => void;
};

export function ProjectToolbar({ projects, filter, onFilter }: ProjectToolbarProps) {
  return (
    <Toolbar>
      <SearchInput
        compact
        label="Search projects"
        placeholder="Search projects"
        value={filter.text}
        onChange={event => onFilter({ text: event.target.value })}
      />
      <ToolbarFilters>
        <FilterSelect
          label="Status"
          all="Any status"
          value={filter.status}
          options={listNames(projects, 'status', filter.status).map(value => ({
            value,
            label: statusLabel(value),
          }))}
          onChange={status => onFilter({ status })}
        />
        <FilterSelect
          label="Category"
          all="Any category"
          value={filter.category}
          options={listNames(projects, 'category', filter.category).map(value => ({ value, label: value }))}
          onChange={category => onFilter({ category })}
        />
        <FilterSelect
          label="Visibility"
          all="Any visibility"
          value={filter.visibility}
          options={VISIBILITIES.map(value => ({ value, label: capitalize(value) }))}
          onChange={visibility => onFilter({ visibility })}
        />
      </ToolbarFilters>
    </Toolbar>
  );
}

type FilterSelectProps<Value extends string> = {
  label: string;
  all: string;
  value: Value | '';
  options: { value: Value; label: string }[];
  onChange: (value: Value | '') => void;
};

function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, value, options, onChange } = props;
  // The three filters share a line of a phone.
  const isPhone = useMediaQuery('(width < 40rem)');
  return (
    <OptionSelect<Value | ''>
      compact
      aria-label={label}
      options={[{ value: '', label: isPhone ? label : all }, ...options]}
      value={value}
      onValueChange={onChange}
    />
  );
}
