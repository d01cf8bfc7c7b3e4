import { STYLE_WORDS, TYPE_WORDS } from '#shared/appearance/look-words';
import { LOOK_STYLES, TYPE_CHOICES } from '#shared/appearance/looks';
import type { SettingsFormProps } from '../settings-fields';
import { ChoicePanel } from './choice-panel';
import { StyleSample } from './style-sample';
import { TypeSample } from './type-sample';

export function StylePanel({ settings }: SettingsFormProps<'style'>) {
  return (
    <ChoicePanel
      title="Style"
      name="style"
      hint="Changes colors, fonts, corners and spacing. Your content stays the same."
      choices={LOOK_STYLES.map(style => ({
        value: style,
        ...STYLE_WORDS[style],
        sample: <StyleSample style={style} />,
      }))}
      value={settings.fields.style}
      onChange={style => settings.set('style', style)}
    />
  );
}

export function TypePanel({ settings }: SettingsFormProps<'type'>) {
  return (
    <ChoicePanel
      title="Type"
      name="type"
      hint="Pairs of fonts for headings and text, all served from your own server."
      width="wide"
      choices={TYPE_CHOICES.map(type => ({
        value: type,
        label: TYPE_WORDS[type],
        ...(type === 'style'
          ? { description: 'Uses the fonts of the selected style.' }
          : { sample: <TypeSample pair={type} /> }),
      }))}
      value={settings.fields.type}
      onChange={type => settings.set('type', type)}
    />
  );
}
