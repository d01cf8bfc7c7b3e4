import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const target = 'es2022';

/** `vite build` makes the browser's files, `vite build --ssr` the server with the renderer of its pages. */
export default defineConfig(({ isSsrBuild }) => ({
  root: join(root, 'src/client'),
  plugins: [react()],
  // Bundled for the server too, so that it does not load the whole index of icons.
  ssr: { noExternal: ['@fortawesome/free-solid-svg-icons', '@fortawesome/free-brands-svg-icons'] },
  build: isSsrBuild
    ? {
        target: 'node20',
        outDir: join(root, 'dist/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: join(root, 'src/server/main.ts'),
            'entry-server': join(root, 'src/client/entry-server.tsx'),
          },
        },
      }
    : {
        target,
        outDir: join(root, 'dist/client'),
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // ECharts is as large as this, and the owner's dashboard alone loads it.
        chunkSizeWarningLimit: 600,
        // The list of the demos takes from each file its facts alone: see features/playground/demo-list.ts.
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: /\/features\/playground\//, sideEffects: false }] },
        },
      },
}));
