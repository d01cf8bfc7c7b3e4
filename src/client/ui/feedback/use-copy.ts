import { useToast } from './toast';

/** Returns a function that copies a text and says so, such as "Link copied." for the subject "link". */
export function useCopy(subject: string): (text: string) => Promise<void> {
  const toast = useToast();
  return async text => {
    try {
      await navigator.clipboard.writeText(text);
      toast.info(`${subject.charAt(0).toUpperCase()}${subject.slice(1)} copied.`);
    } catch {
      toast.failure(`Couldn't copy the ${subject}. The browser denied access to the clipboard.`);
    }
  };
}
