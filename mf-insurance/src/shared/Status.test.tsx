import { createStore, fakePortal, renderView } from '@portal/remote-kit/test'
import { expect, test } from 'vitest'
import { texts } from '../texts.ts'
import { Status } from './Status.tsx'

async function showStatus(stated: string) {
  const current = createStore<{ language: 'de'; formal: boolean }>({ language: 'de', formal: true })
  const portal = fakePortal({ language: { current, change: () => {} } })
  const { container } = await renderView(() => <Status stated={stated} />, { portal, texts })
  return container
}

test('a status that is known is said in the language in force', async () => {
  expect((await showStatus('Lopend')).textContent).toBe('Laufend')
})

test('one that is not known stands as it was sent, marked as Dutch', async () => {
  const container = await showStatus('Premievrij gemaakt')
  expect(container.querySelector('[lang=nl]')?.textContent).toBe('Premievrij gemaakt')
})
