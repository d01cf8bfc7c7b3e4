import { Field, Select } from '#client/ui/forms/field';
import type { FieldsEdit } from './edited-fields';

/** The choices of the editor. Other programs can store any language. */
const CHOICES = (
  'ar bg bn ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv nb nl nn pl pt ro ru ' +
  'sk sl sr sv ta te th tr uk ur vi zh-Hans zh-Hant'
).split(' ');

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** Chooses the language of an item that is in another language than the site. */
export function LanguageField({ edit }: { edit: FieldsEdit<'language'> }) {
  const { fields, set, findIssue, getLabel } = edit;
  const choices = [...new Set([...CHOICES, fields.language])].filter(Boolean);
  const options = choices.map(value => ({ value, label: NAMES.of(value) ?? value }));
  return (
    <Field label={getLabel?.('language')} error={findIssue('language')}>
      <Select value={fields.language} onChange={({ target }) => set('language', target.value)}>
        <option value="">Same as the site</option>
        {options
          .sort((a, b) => a.label.localeCompare(b.label))
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </Select>
    </Field>
  );
}
