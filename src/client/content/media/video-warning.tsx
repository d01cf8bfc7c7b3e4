import { Alert } from '#client/ui/feedback/alert';
import { findVideoWarning } from '#shared/video-warning';

/** Tells the owner which browsers play an uploaded video, unless all do. */
export function VideoWarning({ url }: { url: string }) {
  const warning = findVideoWarning(url);
  return warning && <Alert tone="warn">{warning}</Alert>;
}
