import type { StorybookConfig } from '@storybook/react-vite'
import {
  createCompiledTextsPlugin,
  createFileAsTextPlugin,
} from '../../shared/remote-kit-build/emulator/compiled-texts.ts'
import {
  createContractModulesPlugin,
  mockServiceWorkerFile,
} from '../../shared/remote-kit-build/emulator/contract-modules.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../shared/{ui,blocks}/src/stories/*.stories.tsx', '../../mf-*/src/test/*.stories.tsx'],
  staticDirs: [
    { from: mockServiceWorkerFile, to: 'mockServiceWorker.js' },
    { from: './widget.html', to: '_widget/maximum-mortgage.html' },
    { from: './widget.html', to: '_widget/sustainability.html' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      createContractModulesPlugin(),
      createCompiledTextsPlugin(),
      createFileAsTextPlugin(),
    ],
    // Stories are outside this package, so their components would resolve another copy of React.
    resolve: { ...vite.resolve, dedupe: ['react', 'react-dom'] },
    server: { ...vite.server, fs: { strict: false } },
    logLevel: 'error',
  }),
}

export default config
