import type { Preview } from '@storybook/react-vite'
import { applyChoices } from '../../shared/remote-kit-build/emulator/page/apply-choices.ts'
import { choices } from '../../shared/remote-kit-build/emulator/page/choices.ts'
import { portal } from '../../shared/remote-kit-build/emulator/page/portal.ts'
import { answerCalls } from '../../shared/remote-kit-build/emulator/page/start-mock-worker.ts'
import { UiProvider } from '../../shared/ui/src/index.ts'
import { choicesOf, toolbar } from './toolbar.ts'

const preview: Preview = {
  ...toolbar,
  beforeEach: async ({ parameters }) => {
    portal.queries.clear()
    await answerCalls(parameters.answers ?? [])
  },
  loaders: [
    ({ globals }) => {
      choices.set(choicesOf(globals))
      applyChoices()
      return {}
    },
  ],
  decorators: [
    (Story) => (
      <UiProvider cache={portal.styles} root>
        <main>
          <Story />
        </main>
      </UiProvider>
    ),
  ],
}

export default preview
