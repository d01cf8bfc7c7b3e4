import { useRef } from 'react';
import { Button, type ButtonProps } from '#client/ui/primitives/button';

export type FileButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** Media types, as the browser's file dialog takes them: "image/*". */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button that asks for files of this computer. */
export function FileButton({ accept, multiple = false, onFiles, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={event => {
          const files = [...(event.currentTarget.files ?? [])];
          // The same file may be chosen again, after it failed.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
