import { I18nProvider } from '@portal/remote-kit/i18n'
import { followLanguage } from '@portal/remote-kit/texts'
import { UiProvider } from '@portal/ui'
import answers from 'emulated/answers'
import { texts } from 'emulated/remote'
import { createRoot } from 'react-dom/client'
import { EmulatorLayout } from './EmulatorLayout.tsx'
import { applyEmulatorChoices, emulatorChoices } from './emulator-choices.ts'
import { portal } from './portal.ts'
import { navigationLinks, slotsPath } from './routes.ts'
import { startMockWorker } from './start-mock-worker.ts'

async function startPage(page: HTMLElement): Promise<void> {
  applyEmulatorChoices()
  emulatorChoices.subscribe(applyEmulatorChoices)
  await startMockWorker(answers)
  const followed = followLanguage(texts, portal.language)
  await followed.ready()
  if (location.pathname === '/') history.replaceState(null, '', navigationLinks[0]?.path ?? slotsPath)
  createRoot(page).render(
    <UiProvider cache={portal.styles}>
      <I18nProvider i18n={followed.i18n}>
        <EmulatorLayout />
      </I18nProvider>
    </UiProvider>,
  )
}

const pageElement = document.getElementById('page')
if (pageElement) void startPage(pageElement)
