import { DemoPanel } from './demo-panel';

/** The panel of demos, and the title of its group in Settings > Data. */
export const demosSettingsPanel = { group: 'Demos in texts', Panel: DemoPanel };
