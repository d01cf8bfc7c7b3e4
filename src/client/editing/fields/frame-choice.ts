import { PICTURE_FRAMES, withoutFragment } from '#shared/upload-names';

/** The choices of the owner for a picture. Without a choice, an upload has the frame that it was recognized for. */
const CHOICES = ['automatic', ...PICTURE_FRAMES, 'none'] as const;
export type FrameChoice = (typeof CHOICES)[number];

/** Returns the owner's choice for the picture at an address. */
export function frameChoice(url: string): FrameChoice {
  const [, chosen] = /#frame=(\w+)$/.exec(url) ?? [];
  return CHOICES.find(choice => choice === chosen) ?? 'automatic';
}

/** Returns the address with another choice. */
export function withFrame(url: string, choice: FrameChoice): string {
  return withoutFragment(url) + (choice === 'automatic' ? '' : `#frame=${choice}`);
}
