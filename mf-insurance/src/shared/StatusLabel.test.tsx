import { createFakePortal, createStore, renderView } from '@portal/remote-kit/test'
import { expect, test } from 'vitest'
import { texts } from '../texts.ts'
import { StatusLabel } from './StatusLabel.tsx'

async function renderStatus(stated: string) {
  const current = createStore<{ language: 'de'; formal: boolean }>({ language: 'de', formal: true })
  const portal = createFakePortal({ language: { current, change: () => {} } })
  const { container } = await renderView(() => <StatusLabel stated={stated} />, { portal, texts })
  return container
}

test('a status that is known is said in the language in force', async () => {
  expect((await renderStatus('Lopend')).textContent).toBe('Laufend')
})

test('one that is not known stands as it was sent, marked as Dutch', async () => {
  const container = await renderStatus('Premievrij gemaakt')
  expect(container.querySelector('[lang=nl]')?.textContent).toBe('Premievrij gemaakt')
})
