import { uploadedVideoFormat, type VideoFormat } from './upload-names';

const ADVICE = 'Convert it to an MP4 with H.264, which all browsers play.';

/** Says which browsers play each format that some of them don't play. */
const BROWSERS: Record<VideoFormat, string> = {
  hevc: 'Safari plays this video (HEVC). Other browsers play it only on devices that can decode it.',
  hev1: "Chrome, Edge and Firefox play this video (HEVC) only on devices that can decode it. Safari doesn't play it.",
  av1: 'Chrome, Edge and Firefox play this video (AV1). Safari plays it only on recent devices.',
  prores: 'Only Safari on a Mac plays this video (ProRes).',
  rare: "Many browsers don't play this video, because of its format.",
};

/** Warns about an uploaded video that some browsers don't play. Returns null for any other address. */
export function findVideoWarning(url: string): string | null {
  const format = uploadedVideoFormat(url);
  return format && `${BROWSERS[format]} ${ADVICE}`;
}
