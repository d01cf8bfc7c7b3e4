import { CopyPanel } from './copy-panel';

/** The panel of static copies, and the title of its group in Settings > Data. */
export const staticCopySettingsPanel = { group: 'Publish elsewhere', Panel: CopyPanel };
