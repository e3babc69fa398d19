import { I18nProvider } from '@portal/remote-kit/i18n'
import { followLanguage } from '@portal/remote-kit/texts'
import { UiProvider } from '@portal/ui'
import answers from 'emulated/answers'
import { texts } from 'emulated/remote'
import { createRoot } from 'react-dom/client'
import { applyChoices } from './apply-choices.ts'
import { choices } from './choices.ts'
import { Layout } from './Layout.tsx'
import { portal } from './portal.ts'
import { links, slotsPath } from './routes.ts'
import { startMockWorker } from './start-mock-worker.ts'

/** Starts the page after the mock worker is ready. */
async function start(page: HTMLElement): Promise<void> {
  applyChoices()
  choices.subscribe(applyChoices)
  await startMockWorker(answers)
  const followed = followLanguage(texts, portal.language)
  await followed.ready()
  if (location.pathname === '/') history.replaceState(null, '', links[0]?.path ?? slotsPath)
  createRoot(page).render(
    <UiProvider cache={portal.styles} root>
      <I18nProvider i18n={followed.i18n}>
        <Layout />
      </I18nProvider>
    </UiProvider>,
  )
}

const page = document.getElementById('page')
if (page) void start(page)
