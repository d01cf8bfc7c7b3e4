import { Checkbox } from '#client/ui/forms/checkbox';
import { TextInput } from '#client/ui/forms/field';
import { Switch } from '#client/ui/forms/switch';
import { Button, IconButton } from '#client/ui/primitives/button';
import { Example } from './example';

const STATES = { hover: 'Under the mouse', 'focus-visible': 'Focused by the keyboard' };

export function StateExamples() {
  return Object.entries(STATES).map(([state, label]) => {
    const forced = { 'data-forced': state };
    return (
      <Example key={state} label={label}>
        <div className="row">
          <Button {...forced} variant="primary">
            Primary
          </Button>
          <Button {...forced}>Secondary</Button>
          <Button {...forced} variant="ghost">
            Ghost
          </Button>
          <Button {...forced} variant="danger">
            Danger
          </Button>
          <IconButton {...forced} icon="pen" label="Edit" />
          <a {...forced} href="#part-states">
            A link to a part
          </a>
          <Checkbox {...forced} aria-label="Checkbox" />
          <Switch {...forced} aria-label="Switch" checked onCheckedChange={() => {}} />
          <div style={{ flex: '1 1 12rem' }}>
            <TextInput {...forced} aria-label="Text" />
          </div>
        </div>
      </Example>
    );
  });
}
