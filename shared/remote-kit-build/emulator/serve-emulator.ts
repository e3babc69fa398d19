import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { createCompiledTextsPlugin, createFileAsTextPlugin } from './compiled-texts.ts'
import { createContractModulesPlugin } from './contract-modules.ts'
import { createEmulatorPagePlugin } from './emulator-page.ts'

/**
 * Dependencies that Vite pre-bundles. Vite finds them in source files by itself, but not when the kit is installed as a
 * package.
 */
const prebundledLibraries = [
  '@valibot/to-json-schema',
  'msw',
  'msw/browser',
  'valibot',
  ...['@lingui/core', '@lingui/react', '@tanstack/react-query', 'react-router-dom', 'single-spa-react'].map(
    (name) => `@portal/remote-kit > ${name}`,
  ),
  ...[
    '@chakra-ui/react',
    '@emotion/cache',
    '@emotion/react',
    '@nivo/pie',
    'react-hook-form',
    'react-router',
  ].map((name) => `@portal/ui > ${name}`),
]

/**
 * Serves the remote in the current folder with Vite and Fast Refresh: a layout like the shell's, a signed-in customer
 * and generated responses. Needs no server, database or build.
 * @param port preferred local port; the next free one is used if it is taken
 */
export async function serveEmulator(port: number): Promise<void> {
  const folder = process.cwd()
  const server = await createServer({
    configFile: false,
    root: path.join(import.meta.dirname, '..'),
    appType: 'custom',
    logLevel: 'warn',
    server: { port, fs: { strict: false } },
    cacheDir: path.join(folder, '.cache/emulator'),
    optimizeDeps: {
      include: prebundledLibraries,
      exclude: [
        '@portal/blocks',
        '@portal/contract',
        '@portal/domain',
        '@portal/remote-kit',
        '@portal/time',
        '@portal/ui',
      ],
      entries: [path.join(import.meta.dirname, 'page/main.tsx'), path.join(folder, 'src/remote.tsx')],
    },
    plugins: [
      createEmulatorPagePlugin(folder),
      createContractModulesPlugin(),
      createCompiledTextsPlugin(),
      createFileAsTextPlugin(),
      react(),
    ],
  })
  await server.listen()
  for (const address of server.resolvedUrls?.local ?? []) console.log(`Open ${address}`)
}
