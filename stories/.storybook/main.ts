import type { StorybookConfig } from '@storybook/react-vite'
import { compiledTexts } from '../../shared/remote-kit-build/emulator/compiled-texts.ts'
import { answeringWorker, contractModules } from '../../shared/remote-kit-build/emulator/contract-modules.ts'
import { fileAsText } from '../../shared/remote-kit-build/emulator/file-as-text.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../shared/ui/src/stories/*.stories.tsx', '../../mf-*/src/test/*.stories.tsx'],
  staticDirs: [
    { from: answeringWorker, to: 'mockServiceWorker.js' },
    { from: './widget.html', to: '_widget/maximum-mortgage.html' },
    { from: './widget.html', to: '_widget/sustainability.html' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), contractModules(), compiledTexts(), fileAsText()],
    // Stories lie outside of this package: with what they show they find another copy of what Storybook draws with.
    resolve: { ...vite.resolve, dedupe: ['react', 'react-dom'] },
    server: { ...vite.server, fs: { strict: false } },
    logLevel: 'error',
  }),
}

export default config
