import { Field } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { type FrameChoice, frameChoice, withFrame } from './frame-choice';

const FRAMES: { value: FrameChoice; label: string }[] = [
  { value: 'automatic', label: 'Automatic' },
  { value: 'browser', label: 'Browser window' },
  { value: 'phone', label: 'Phone' },
  { value: 'terminal', label: 'Terminal' },
  { value: 'photo', label: 'Photo' },
  { value: 'none', label: 'No frame' },
];

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
