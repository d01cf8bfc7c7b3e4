import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { CropDialogProps } from './crop-dialog';

/** The dialog is loaded with the first picture that is chosen. */
type Dialog = { CropDialog: ComponentType<CropDialogProps> };
type Choice = { file: File; dialog: Dialog };

/** The picture that the owner has chosen for cropping; `onRefused` is told why one cannot be taken. */
export function useImageChoice(onRefused: (reason: string) => void) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function choose([file]: File[]): Promise<void> {
    if (!file || isLoading || choice) return;
    if (!file.type.startsWith('image/')) {
      onRefused(`${file.name} is not an image.`);
      return;
    }
    setLoading(true);
    try {
      setChoice({ file, dialog: await import('./crop-dialog') });
    } catch {
      onRefused("Couldn't load the crop tool.");
    } finally {
      setLoading(false);
    }
  }

  usePastedFiles(files => void choose(files));
  return { choice, isLoading, choose: (files: File[]) => void choose(files), close: () => setChoice(null) };
}

/** A picture from the clipboard is taken anywhere on the page; text goes where it always went. */
function usePastedFiles(onFiles: (files: File[]) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    if (!clipboardData || clipboardData.types.includes('text/plain')) return;
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
