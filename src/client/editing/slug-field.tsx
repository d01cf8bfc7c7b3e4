import { completeSlug, proposeSlug } from '../../shared/slug';
import { Field, FieldRow, TextInput } from '../ui/forms/field';
import { Button } from '../ui/primitives/button';

type SlugFieldProps = {
  label: string;
  optional?: boolean;
  value: string;
  error: string | undefined;
  /** What the address is, with this slug. */
  hintOf: (slug: string) => string;
  /** What a slug is proposed from. */
  title: string;
  onChange: (slug: string) => void;
  onBlur: () => void;
};

/** What stands in an item's address: typed, or what its title proposes. */
export function SlugField(props: SlugFieldProps) {
  const { label, optional = false, value, error, hintOf, title, onChange, onBlur } = props;
  const proposed = proposeSlug(title);
  const slug = completeSlug(value);
  return (
    <Field label={label} optional={optional} error={error} hint={hintOf(slug)}>
      <FieldRow>
        <TextInput
          name="slug"
          value={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={event => onChange(event.target.value)}
          onBlur={onBlur}
        />
        <Button disabled={proposed === '' || proposed === slug} onClick={() => onChange(proposed)}>
          From title
        </Button>
      </FieldRow>
    </Field>
  );
}
