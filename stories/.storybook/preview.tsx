import type { Preview } from '@storybook/react-vite'
import { pageCss } from '../../shared/domain/src/theme/page-css.ts'
import {
  applyEmulatorChoices,
  emulatorChoices,
} from '../../shared/remote-kit-build/emulator/page/emulator-choices.ts'
import { portal } from '../../shared/remote-kit-build/emulator/page/portal.ts'
import { startMockWorker } from '../../shared/remote-kit-build/emulator/page/start-mock-worker.ts'
import { UiProvider } from '../../shared/ui/src/index.ts'
import { toEmulatorChoices, toolbar } from './toolbar.ts'

document.head.append(Object.assign(document.createElement('style'), { textContent: pageCss }))

const preview: Preview = {
  ...toolbar,
  beforeEach: async ({ parameters }) => {
    portal.queries.clear()
    await startMockWorker(parameters.answers ?? [])
  },
  loaders: [
    ({ globals }) => {
      emulatorChoices.set(toEmulatorChoices(globals))
      applyEmulatorChoices()
      return {}
    },
  ],
  decorators: [
    (Story) => (
      <UiProvider cache={portal.styles}>
        <main>
          <Story />
        </main>
      </UiProvider>
    ),
  ],
}

export default preview
