import { brandOf } from '@portal/domain/theme/brand'
import { themeCss } from '@portal/domain/theme/theme-css'
import { I18nProvider } from '@portal/remote-kit/i18n'
import { UiProvider } from '@portal/ui'
import answers from 'emulated/answers'
import { modules } from 'emulated/contract'
import { texts } from 'emulated/remote'
import { setupWorker } from 'msw/browser'
import { createRoot } from 'react-dom/client'
import { followLanguage } from '../../src/texts.tsx'
import { callsOf, handlersOf } from './answers.ts'
import { choices, chosenTenant } from './choices.ts'
import { Frame } from './Frame.tsx'
import { links, slotsPath } from './places.ts'
import { portal } from './portal.ts'

function applyTheme(): void {
  const { look } = choices.get()
  const sheet = document.getElementById('theme')
  if (sheet) sheet.textContent = themeCss(brandOf(chosenTenant()), look, true)
}

/** Starts the page once everything that it asks for is answered. */
async function start(page: HTMLElement): Promise<void> {
  applyTheme()
  choices.subscribe(applyTheme)
  await setupWorker(...handlersOf(callsOf(modules), answers)).start({ quiet: true })
  const followed = followLanguage(texts, portal.language)
  await followed.ready()
  if (location.pathname === '/') history.replaceState(null, '', links[0]?.path ?? slotsPath)
  createRoot(page).render(
    <UiProvider cache={portal.styles} root>
      <I18nProvider i18n={followed.i18n}>
        <Frame />
      </I18nProvider>
    </UiProvider>,
  )
}

const page = document.getElementById('page')
if (page) void start(page)
