import { useState } from 'react';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { Field, SearchInput, Select, TextArea, TextInput } from '#client/ui/forms/field';
import { Switch } from '#client/ui/forms/switch';
import { Segmented } from '#client/ui/primitives/segmented';
import { Tabs } from '#client/ui/primitives/tabs';
import { Example, LONG_TEXT, LONG_WORD } from './example';

const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const;
const TABS = [
  { value: 'details', label: 'Details', panel: <p>{LONG_TEXT}</p> },
  { value: 'skills', label: 'Skills', count: 12, panel: <p>Skills</p> },
  { value: 'long', label: LONG_WORD, panel: <p>{LONG_WORD}</p> },
] as const;

function ignore(): void {}

export function ControlExamples() {
  const [isOn, setOn] = useState(true);
  const [option, setOption] = useState<'one' | 'two'>('one');
  return (
    <>
      <Example label="Field: plain, with a hint, required, optional, invalid, initial text, disabled">
        <Field label="Name">
          <TextInput defaultValue="Ada Lovelace" />
        </Field>
        <Field label="Name" hint="Enter the name as visitors should read it.">
          <TextInput />
        </Field>
        <Field label="Email" required error="Enter an address such as ada@example.com">
          <TextInput defaultValue="ada" />
        </Field>
        <Field label="Website" optional isInitial>
          <TextInput defaultValue="https://example.com" />
        </Field>
        <Field label={LONG_TEXT}>
          <TextArea rows={3} defaultValue={LONG_TEXT} />
        </Field>
        <Field label="Category">
          <Select disabled>
            <option>Devices</option>
          </Select>
        </Field>
        <SearchInput label="Search projects" placeholder="Search..." />
      </Example>
      <Example label="Switch, checkbox and segmented">
        <Switch checked={isOn} onCheckedChange={setOn}>
          On
        </Switch>
        <Switch checked={false} onCheckedChange={ignore} disabled>
          Disabled
        </Switch>
        <LabeledCheckbox defaultChecked>Checked</LabeledCheckbox>
        <div className="cluster">
          <Segmented label="Choice" options={OPTIONS} value={option} onValueChange={setOption} />
        </div>
      </Example>
      <Example label="Tabs">
        <Tabs label="Tabs" items={TABS} />
      </Example>
    </>
  );
}
