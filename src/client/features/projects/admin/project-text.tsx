import { Field, TextArea } from '../../../ui/field';

type ProjectTextProps = { label: string; value: string; onChange: (text: string) => void };

export function ProjectText({ label, value, onChange }: ProjectTextProps) {
  return (
    <Field label={label} hideLabel>
      <TextArea rows={14} value={value} onChange={event => onChange(event.target.value)} />
    </Field>
  );
}
