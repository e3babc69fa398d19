import type { Language, Locale } from '@portal/contract/language'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createChunkTexts } from './chunk-texts.ts'
import { createFakePortal, createStore, renderView } from './test/index.ts'
import { type CatalogLoader, createTextHooks, followLanguage } from './texts.tsx'

const messagesByLocale: Record<Locale, Record<string, string>> = {
  nl: { hello: 'Dag {name}', mail: 'Je mail' },
  nl_u: { mail_u: 'Uw mail' },
  en: { hello: 'Hello {name}', mail: 'Your mail' },
  en_u: {},
  de: { hello: 'Hallo {name}', mail: 'Deine Mail' },
  de_u: { mail_u: 'Ihre Mail' },
}
const loadTestCatalog: CatalogLoader = async (locale) => ({ default: messagesByLocale[locale] })
const followTestLanguage = (language: 'nl' | 'en' | 'de', formal: boolean) => {
  const current = createStore({ language, formal })
  return { current, texts: followLanguage(loadTestCatalog, { current, change: () => {} }) }
}

test('@I18N-02 @I18N-05 in the formal form of address, formal messages override the informal ones, which fill the gaps', async () => {
  const { texts } = followTestLanguage('nl', true)
  await texts.ready()
  expect(texts.i18n._('mail')).toBe('Uw mail')
  expect(texts.i18n._('hello', { name: 'Anna' })).toBe('Dag Anna')
})

test('@I18N-01 when the language changes, texts change without a reload', async () => {
  const { current, texts } = followTestLanguage('nl', false)
  await texts.ready()
  const changed = new Promise<void>((resolve) => texts.i18n.on('change', resolve))
  current.set({ language: 'de', formal: true })
  await changed
  expect(texts.i18n._('mail')).toBe('Ihre Mail')
})

test('when the language changes twice quickly, the last choice wins', async () => {
  const { current, texts } = followTestLanguage('nl', false)
  await texts.ready()
  current.set({ language: 'de', formal: false })
  current.set({ language: 'en', formal: false })
  await texts.ready()
  expect(texts.i18n.locale).toBe('en')
})

test('@I18N-04 a key with a leading # names the same message', async () => {
  const { useText, Text } = createTextHooks<{ hello: string; mail: string }>()
  function MessageTexts() {
    const text = useText()
    return (
      <p>
        {text('#hello', { name: 'Anna' })}, {text('hello', { name: 'Bram' })}, <Text id="#mail" />
      </p>
    )
  }
  await renderView(MessageTexts, { portal: createFakePortal(), texts: loadTestCatalog })
  expect(screen.getByText('Dag Anna, Dag Bram, Je mail')).toBeTruthy()
})

test('@I18N-01 @I18N-02 texts of a code chunk follow the language and form of address of the portal', async () => {
  const { useText } = createChunkTexts(
    messagesByLocale as typeof messagesByLocale & { nl: { hello: string; mail: string } },
  )
  function ViewWithChunkTexts() {
    const text = useText()
    return (
      <p>
        {text('#hello', { name: 'Anna' })}, {text('mail')}
      </p>
    )
  }
  const current = createStore<{ language: Language; formal: boolean }>({ language: 'nl', formal: false })
  const portal = createFakePortal()
  await renderView(ViewWithChunkTexts, {
    portal: { ...portal, language: { ...portal.language, current } },
    texts: loadTestCatalog,
  })
  expect(screen.getByText('Dag Anna, Je mail')).toBeTruthy()
  current.set({ language: 'de', formal: true })
  expect(await screen.findByText('Hallo Anna, Ihre Mail')).toBeTruthy()
})
