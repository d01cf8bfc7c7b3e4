import { useState } from 'react';
import type { CropUsage } from '#client/content/picture/crop-dialog';
import { useImageChoice } from '#client/content/picture/use-image-choice';
import { useToast } from '#client/ui/feedback/toast';
import { withoutFragment } from '#shared/upload-names';
import type { NamedField } from './edited-fields';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Gives access to the latest and the stored fields. */
export type LatestFields<Name extends string> = {
  copy: { getState: () => { base: { fields: Texts<Name> }; fields: Texts<Name> } };
};

export type ImageFieldOptions<Name extends string> = NamedField<Name> & {
  edit: LatestFields<NoInfer<Name>>;
  description: Name;
  usage?: CropUsage;
};

export type EditedImage = ReturnType<typeof useImageField>;

const FAILURE = 'Failed to upload image. Please try again.';

/** The outcome of the last upload, announced and shown until the next one. */
type Outcome = { isFailure: boolean; message: string } | null;

/**
 * Edits an image whose description belongs to it. The owner chooses, drops or pastes an image, which is then
 * cropped and uploaded.
 */
export function useImageField<Name extends string>(options: ImageFieldOptions<Name>) {
  const { edit, name, description, usage = 'project' } = options;
  const { copy, fields, set } = edit;
  const url = fields[name];
  const [outcome, setOutcome] = useState<Outcome>(null);
  const toast = useToast();
  const { dialog, isLoading, choose } = useImageChoice({
    usage,
    failure: FAILURE,
    onRefused: reason => {
      setOutcome({ isFailure: true, message: reason });
      toast.failure(FAILURE);
    },
    onStored: stored => {
      change(stored);
      setOutcome({ isFailure: false, message: "Image uploaded. Your changes aren't saved yet." });
    },
  });

  /**
   * Also clears the description of the previous image, unless the owner has edited it or has changed only the
   * frame. Reads the latest fields, because an upload takes time.
   */
  function change(image: string): void {
    const { base, fields } = copy.getState();
    set(name, image);
    if (withoutFragment(image) === withoutFragment(fields[name])) return;
    const text = fields[description];
    if (text !== '' && text !== base.fields[description]) return;
    set(description, image === base.fields[name] ? base.fields[description] : '');
  }

  function remove(): void {
    change('');
    setOutcome(null);
    toast.info('Image removed.', { actions: [{ label: 'Undo', onAct: () => change(url) }] });
  }

  /** `dialog` crops the chosen image, and must be rendered. */
  return { url, outcome, isLoading, dialog, choose, change, remove };
}
