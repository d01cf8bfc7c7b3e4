import { useRef } from 'react';
import { Button, type ButtonProps } from '#client/ui/primitives/button';

export type FileButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** Media types for the browser's file dialog, such as "image/*". */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

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
          // This allows choosing the same file again after a failure.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
