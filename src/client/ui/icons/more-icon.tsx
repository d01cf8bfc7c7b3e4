import { faLinkedin } from '@fortawesome/free-brands-svg-icons/faLinkedin';
import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
// Each from its own file: from the index they would all end up in the chunk that the common ones are in.
import { faArrowDown } from '@fortawesome/free-solid-svg-icons/faArrowDown';
import { faArrowUp } from '@fortawesome/free-solid-svg-icons/faArrowUp';
import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck';
import { faEnvelopeOpen } from '@fortawesome/free-solid-svg-icons/faEnvelopeOpen';
import { faEye } from '@fortawesome/free-solid-svg-icons/faEye';
import { faFloppyDisk } from '@fortawesome/free-solid-svg-icons/faFloppyDisk';
import { faGear } from '@fortawesome/free-solid-svg-icons/faGear';
import { faGripVertical } from '@fortawesome/free-solid-svg-icons/faGripVertical';
import { faImage } from '@fortawesome/free-solid-svg-icons/faImage';
import { faInbox } from '@fortawesome/free-solid-svg-icons/faInbox';
import { faKeyboard } from '@fortawesome/free-solid-svg-icons/faKeyboard';
import { faMagnifyingGlass } from '@fortawesome/free-solid-svg-icons/faMagnifyingGlass';
import { faPen } from '@fortawesome/free-solid-svg-icons/faPen';
import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus';
import { faRightFromBracket } from '@fortawesome/free-solid-svg-icons/faRightFromBracket';
import { faRotateRight } from '@fortawesome/free-solid-svg-icons/faRotateRight';
import { faSort } from '@fortawesome/free-solid-svg-icons/faSort';
import { faSortDown } from '@fortawesome/free-solid-svg-icons/faSortDown';
import { faSortUp } from '@fortawesome/free-solid-svg-icons/faSortUp';
import { faStar } from '@fortawesome/free-solid-svg-icons/faStar';
import { faTrash } from '@fortawesome/free-solid-svg-icons/faTrash';
import { faUpload } from '@fortawesome/free-solid-svg-icons/faUpload';
import { IconDrawing, type IconDrawingProps } from './icon-drawing';

/** The icons of the owner's area and of single parts: loaded with the first of them, so that a page without any is lighter. */
const MORE_ICON_SHAPES = {
  'arrow-down': faArrowDown,
  'arrow-up': faArrowUp,
  check: faCheck,
  'envelope-open': faEnvelopeOpen,
  eye: faEye,
  'floppy-disk': faFloppyDisk,
  gear: faGear,
  grip: faGripVertical,
  image: faImage,
  inbox: faInbox,
  keyboard: faKeyboard,
  linkedin: faLinkedin,
  'magnifying-glass': faMagnifyingGlass,
  pen: faPen,
  plus: faPlus,
  'right-from-bracket': faRightFromBracket,
  'rotate-right': faRotateRight,
  sort: faSort,
  'sort-down': faSortDown,
  'sort-up': faSortUp,
  star: faStar,
  // The free set has no outlined star as a solid icon: the same path, drawn as a line.
  'star-outline': faStar,
  trash: faTrash,
  upload: faUpload,
} as const satisfies Record<string, IconDefinition>;

export type MoreIconName = keyof typeof MORE_ICON_SHAPES;

type MoreIconProps = Omit<IconDrawingProps, 'shape' | 'isOutline'> & { name: MoreIconName };

/** An icon of the larger set. */
export function MoreIcon({ name, ...rest }: MoreIconProps) {
  return <IconDrawing {...rest} shape={MORE_ICON_SHAPES[name]} isOutline={name === 'star-outline'} />;
}
