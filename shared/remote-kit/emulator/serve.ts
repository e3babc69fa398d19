import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { compiledTexts } from './compiled-texts.ts'
import { contractModules } from './contract-modules.ts'
import { emulatorPage } from './emulator-page.ts'
import { fileAsText } from './file-as-text.ts'

/**
 * Libraries of the kit and the design system that run in the page. Vite finds those of sources by itself, and not those of
 * packages that are sources, as the kit is in a repository of its own.
 */
const libraries = [
  '@lingui/core',
  '@lingui/react',
  '@tanstack/react-query',
  '@valibot/to-json-schema',
  'msw',
  'msw/browser',
  'react-router-dom',
  'single-spa-react',
  'valibot',
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
 * Shows the remote in the current folder in a page of its own, with Fast Refresh: a frame like the shell's, a customer who is
 * signed in, and answers that are made up from the contract. No server, no database, no build: Vite serves the sources.
 * @param port where it listens on this machine, and the next free one where that is taken
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
      include: libraries,
      exclude: ['@portal/contract', '@portal/domain', '@portal/remote-kit', '@portal/ui'],
      entries: [path.join(import.meta.dirname, 'page/main.tsx'), path.join(folder, 'src/remote.tsx')],
    },
    plugins: [emulatorPage(folder), contractModules(), compiledTexts(), fileAsText(), react()],
  })
  await server.listen()
  for (const address of server.resolvedUrls?.local ?? []) console.log(`Open ${address}`)
}
