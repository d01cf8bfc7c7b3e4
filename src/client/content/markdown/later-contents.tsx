import { lazy } from 'react';
// A page loads the styles of the contents before their code.
import './text-contents.module.css';
import '#client/ui/layout/scale.module.css';

/** Loads the contents of a text apart from what all screens share, because only some texts have any. */
export const LaterContents = lazy(async () => ({ default: (await import('./text-contents')).TextContents }));
