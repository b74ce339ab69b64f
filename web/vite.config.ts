import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: '../src/quattrocento/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // These know light-dark(); translated for older ones, nothing could keep its own light by night.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The page's content policy allows no data: in fonts and scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:1469', ws: true } } },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    // One jsdom for all files of a worker, a worker for each core: making one for each file takes
    // longer than most tests do. Every file leaves an empty page behind.
    isolate: false,
    maxWorkers: '100%',
    // A whole board in a page that is not painted takes its time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
}))
