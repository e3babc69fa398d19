import { I18nProvider } from '@portal/remote-kit/i18n'
import { UiProvider } from '@portal/ui'
import answers from 'emulated/answers'
import { texts } from 'emulated/remote'
import { createRoot } from 'react-dom/client'
import { followLanguage } from '../../src/texts.tsx'
import { answerCalls } from './answer-calls.ts'
import { applyChoices } from './apply-choices.ts'
import { choices } from './choices.ts'
import { Frame } from './Frame.tsx'
import { links, slotsPath } from './places.ts'
import { portal } from './portal.ts'

/** Starts the page once everything that it asks for is answered. */
async function start(page: HTMLElement): Promise<void> {
  applyChoices()
  choices.subscribe(applyChoices)
  await answerCalls(answers)
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
