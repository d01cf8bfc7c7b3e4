import { z } from 'zod';

/** Classes of the icon font: safe characters only, so that they stay inside their attribute. '' when there is no icon. */
export const iconClassSchema = z
  .string()
  .max(200)
  .regex(/^[\w -]*$/, 'Must be class names of the icon font, such as "fa-brands fa-react"');
