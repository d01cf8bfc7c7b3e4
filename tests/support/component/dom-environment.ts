import { Window } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';
import { addMissingFeatures } from './missing-features';

/** Node's classes stay, because the server runs in the same process and pages fetch through Node. */
const NODE_CLASSES = ['Blob', 'DOMException', 'WebSocket'];

/** The DOM of the suite `component`. */
const environment: Environment = {
  name: 'dom',
  viteEnvironment: 'ssr',
  setup(global) {
    const nodeClasses = NODE_CLASSES.map(name => [name, Reflect.get(global, name)] as const);
    const window = new Window({
      url: 'http://localhost/',
      width: 1440,
      height: 900,
      console,
      settings: {
        device: { prefersReducedMotion: 'reduce' },
        // Frames stay empty.
        enableIframePageLoading: true,
        navigation: { disableChildFrameNavigation: true },
      },
    });
    addMissingFeatures(window);
    const { keys, originals } = populateGlobal(global, window, {
      bindFunctions: true,
      additionalKeys: ['localStorage', 'sessionStorage'],
    });
    for (const [name, value] of nodeClasses) Reflect.set(global, name, value);
    return {
      async teardown() {
        await window.happyDOM.close();
        for (const key of keys) Reflect.deleteProperty(global, key);
        for (const [key, value] of originals) Reflect.set(global, key, value);
      },
    };
  },
};

export default environment;
