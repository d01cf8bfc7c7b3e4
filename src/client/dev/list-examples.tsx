import { useState } from 'react';
import {
  Cell,
  DataList,
  HeaderCell,
  nextSort,
  Row,
  type Sort,
  SortHeader,
} from '#client/editing/lists/data-list';
import { ExpandableRow } from '#client/editing/lists/expandable-row';
import { ListRow, RowWords } from '#client/editing/lists/list-row';
import rows from '#client/editing/lists/list-row.module.css';
import { RowCheckbox } from '#client/editing/lists/row-checkbox';
import { Status } from '#client/ui/feedback/status';
import { Checkbox } from '#client/ui/forms/checkbox';
import { SearchInput, Select, TextInput } from '#client/ui/forms/field';
import { Switch } from '#client/ui/forms/switch';
import { Panel, Toolbar, ToolbarFilters } from '#client/ui/layout/panel';
import { Button, IconButton } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { Example, LONG_TEXT, LONG_WORD } from './example';

const ROWS = [
  { name: 'Ada Lovelace', place: 'London', text: LONG_TEXT },
  { name: LONG_WORD, place: LONG_WORD, text: '' },
];

export function ListExamples() {
  const [sort, setSort] = useState<Sort<'name'> | null>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Example label="DataList: a table, and rows where it is narrow. Its cells are control, title, text, fact and actions.">
        <Panel padded={false}>
          <DataList
            label="People"
            head={
              <>
                <HeaderCell hidden>Select</HeaderCell>
                <SortHeader
                  label="Name"
                  direction={sort?.direction}
                  onSort={() => setSort(nextSort(sort, 'name'))}
                />
                <HeaderCell>Text</HeaderCell>
                <HeaderCell>Place</HeaderCell>
                <HeaderCell align="end">Actions</HeaderCell>
              </>
            }
          >
            {ROWS.map(({ name, place, text }, index) => (
              <Row key={name} marked={index === 0}>
                <Cell place="control">
                  <Checkbox aria-label={`Select ${name}`} defaultChecked={index === 0} />
                </Cell>
                <Cell place="title">{name}</Cell>
                <Cell place="text">{text}</Cell>
                <Cell label="Place">{place}</Cell>
                <Cell place="actions" align="end">
                  <IconButton icon="pen" label={`Edit ${name}`} />
                  <IconButton icon="trash" variant="danger" label={`Delete ${name}`} />
                </Cell>
              </Row>
            ))}
            <Row marked isForm>
              <Cell />
              <Cell label="Name">
                <TextInput aria-label="Name" compact />
              </Cell>
              <Cell label="Text">
                <TextInput aria-label="Text" compact />
              </Cell>
              <Cell label="Place">
                <TextInput aria-label="Place" compact />
              </Cell>
              <Cell place="actions" align="end">
                <IconButton icon="check" variant="line" label="Confirm" />
              </Cell>
            </Row>
          </DataList>
        </Panel>
      </Example>
      <Example label="ListRow: a name with a note below it, and controls, facts and buttons around them">
        <Panel>
          <ul>
            <li className={rows.item}>
              <ListRow name="A row with a name" />
            </li>
            <li className={rows.item}>
              <ListRow
                lead={<Checkbox aria-label="Selected" />}
                name={LONG_TEXT}
                note={LONG_TEXT}
                tools={<IconButton icon="trash" variant="danger" label="Remove" />}
              />
            </li>
            <li className={rows.item}>
              <a href="#lists" className={classNames(rows.line, rows.link)}>
                <RowWords name={LONG_WORD} note="A row that is a link" />
                <span className="num note">12 views</span>
              </a>
            </li>
          </ul>
        </Panel>
      </Example>
      <Example label="ListRow in a panel without padding: picked up, selected, with a picture and facts">
        <Panel padded={false}>
          <Toolbar>
            <SearchInput compact label="Search" />
            <ToolbarFilters>
              <Select compact aria-label="Status">
                <option>Any status</option>
              </Select>
              <Select compact aria-label="Category">
                <option>{LONG_WORD}</option>
              </Select>
            </ToolbarFilters>
          </Toolbar>
          <Toolbar isSticky>
            <Button size="sm">Select All</Button>
            <span className="num note end">1 of 2 selected</span>
          </Toolbar>
          <ul>
            <li className={rows.item} data-picked-up>
              <ListRow isInset name="A row that is picked up" note={LONG_TEXT} />
            </li>
            {[true, false].map(isSelected => (
              <li key={String(isSelected)} className={rows.item}>
                <ListRow
                  isInset
                  isSelected={isSelected}
                  lead={<RowCheckbox name="row" picture="" isSelected={isSelected} onSelect={() => {}} />}
                  name={isSelected ? 'A selected row' : LONG_TEXT}
                  note={LONG_TEXT}
                  facts={[
                    { text: 'Completed', column: <Status status="completed" label="Completed" /> },
                    { text: '12 views' },
                  ]}
                  tools={<IconButton icon="ellipsis" label="Actions" />}
                />
              </li>
            ))}
          </ul>
        </Panel>
      </Example>
      <Example label="Rows that open">
        <Panel>
          <ExpandableRow name="A row without fields" isOpen={false} onToggle={() => {}} />
          <ExpandableRow
            lead={<Switch aria-label="Shown" checked onCheckedChange={() => {}} />}
            name={LONG_TEXT}
            note="A note"
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
            tools={<IconButton icon="trash" variant="danger" label="Remove" />}
          >
            <TextInput aria-label="Field" />
          </ExpandableRow>
        </Panel>
      </Example>
    </>
  );
}
