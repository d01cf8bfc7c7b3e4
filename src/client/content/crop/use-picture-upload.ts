import { useEffect, useRef, useState } from 'react';
import { isAbort, useUploadFile } from '../upload/upload-file';

/** Null: nothing is under way. `fraction` is null while the picture is cut, and while the server works on it. */
type State = { fraction: number | null } | null;

/** Makes one file and stores it. Only one at a time, so that a double click stores once. */
export function usePictureUpload(onUploaded: (url: string) => void) {
  const upload = useUploadFile();
  const [state, setState] = useState<State>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(makeFile: () => Promise<File>): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setState({ fraction: null });
    try {
      const { url } = await upload(await makeFile(), {
        onProgress: sent => setState({ fraction: sent < 1 ? sent : null }),
        signal: controller.signal,
      });
      onUploaded(url);
    } catch (error) {
      if (!isAbort(error)) setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      running.current = null;
      setState(null);
    }
  }

  return { progress: state, failure, start, cancel: () => running.current?.abort() };
}
