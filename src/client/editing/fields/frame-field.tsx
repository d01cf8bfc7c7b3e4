import { Field } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { toOptions } from './declared-fields';
import { type FrameChoice, frameChoice, withFrame } from './frame-choice';

const FRAMES = toOptions<FrameChoice>({
  automatic: 'Automatic',
  browser: 'Browser window',
  phone: 'Phone',
  terminal: 'Terminal',
  photo: 'Photo',
  none: 'No frame',
});

type FrameFieldProps = { url: string; onChange: (url: string) => void };

/** Chooses the frame of a picture on cards and at the head of pages. The choice becomes part of its address. */
export function FrameField({ url, onChange }: FrameFieldProps) {
  if (url === '') return null;
  return (
    <Field label="Frame" hint="How cards and the head of a page show the image.">
      <OptionSelect
        options={FRAMES}
        value={frameChoice(url)}
        onValueChange={choice => onChange(withFrame(url, choice))}
      />
    </Field>
  );
}
