import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useUploadFile } from '#client/content/upload/upload-file';
import type { CropDialogProps, CropUsage } from './crop-dialog';

/** The dialog loads when the first picture is chosen. */
type Dialog = { CropDialog: ComponentType<CropDialogProps> };
type Choice = { file: File; dialog: Dialog };

const DRAWING = 'image/svg+xml';

type ImageChoiceOptions = {
  usage: CropUsage;
  /** The message for a failed upload, which the reason follows. */
  failure: string;
  onRefused: (reason: string) => void;
  onStored: (url: string) => void;
};

export function useImageChoice({ usage, failure, onRefused, onStored }: ImageChoiceOptions) {
  const uploadFile = useUploadFile();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isLoading, setLoading] = useState(false);

  function refuse(reason: string): void {
    setChoice(null);
    onRefused(reason);
  }

  async function choose([file]: File[]): Promise<void> {
    if (!file || isLoading || choice) return;
    if (!file.type.startsWith('image/')) {
      refuse(`${file.name} isn't an image.`);
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
      refuse("Couldn't load the crop tool.");
    }
  }

  /** Stores a drawing without cropping, which would rasterize it. */
  async function store(file: File): Promise<void> {
    try {
      onStored(await uploadFile(file));
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error));
    }
  }

  usePastedFiles(files => void choose(files));
  return {
    isLoading,
    choose: (files: File[]) => void choose(files),
    dialog: choice && (
      <choice.dialog.CropDialog
        file={choice.file}
        usage={usage}
        failure={failure}
        onClose={() => setChoice(null)}
        onUnreadable={() => refuse(`${choice.file.name} isn't a readable image.`)}
        onUploaded={url => {
          setChoice(null);
          onStored(url);
        }}
      />
    ),
  };
}

/** Accepts pictures pasted anywhere on the page. Pasted text is not affected. */
function usePastedFiles(onFiles: (files: File[]) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    // A field that accepts pictures has already handled the event.
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
