import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useUploadFile } from '../upload/upload-file';
import type { CropDialogProps } from './crop-dialog';

/** The dialog is loaded with the first picture that is chosen. */
type Dialog = { CropDialog: ComponentType<CropDialogProps> };
type Choice = { file: File; dialog: Dialog };

const DRAWING = 'image/svg+xml';

type ImageChoiceOptions = {
  /** Told why a picture cannot be taken. */
  onRefused: (reason: string) => void;
  /** Told the address of a drawing, which is stored as it is: cut out, it would be a drawing no more. */
  onStored: (url: string) => void;
};

/** The picture that the owner has chosen for cropping. */
export function useImageChoice({ onRefused, onStored }: ImageChoiceOptions) {
  const uploadFile = useUploadFile();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function choose([file]: File[]): Promise<void> {
    if (!file || isLoading || choice) return;
    if (!file.type.startsWith('image/')) {
      onRefused(`${file.name} is not an image.`);
      return;
    }
    setLoading(true);
    await (file.type === DRAWING ? store(file) : open(file));
    setLoading(false);
  }

  async function open(file: File): Promise<void> {
    try {
      setChoice({ file, dialog: await import('./crop-dialog') });
    } catch {
      onRefused("Couldn't load the crop tool.");
    }
  }

  async function store(file: File): Promise<void> {
    try {
      const { url } = await uploadFile(file, { onProgress: () => {} });
      onStored(url);
    } catch (error) {
      onRefused(error instanceof Error ? error.message : String(error));
    }
  }

  usePastedFiles(files => void choose(files));
  return { choice, isLoading, choose: (files: File[]) => void choose(files), close: () => setChoice(null) };
}

/** A picture from the clipboard is taken anywhere on the page; text goes where it always went. */
function usePastedFiles(onFiles: (files: File[]) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    // A field that takes pictures has taken it.
    if (event.defaultPrevented || !clipboardData || clipboardData.types.includes('text/plain')) return;
    const files = [...clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
