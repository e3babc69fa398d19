import { createFakePortal, createStore, renderView } from '@portal/remote-kit/test'
import { expect, test } from 'vitest'
import { texts } from '../texts.ts'
import { StatusLabel } from './StatusLabel.tsx'

async function renderStatusLabel(stated: string) {
  const current = createStore<{ language: 'de'; formal: boolean }>({ language: 'de', formal: true })
  const portal = createFakePortal({ language: { current, change: () => {} } })
  const { container } = await renderView(() => <StatusLabel stated={stated} />, { portal, texts })
  return container
}

test('a known status is shown in the current language', async () => {
  expect((await renderStatusLabel('Lopend')).textContent).toBe('Laufend')
})

test('an unknown status is shown as sent, marked as Dutch', async () => {
  const container = await renderStatusLabel('Premievrij gemaakt')
  expect(container.querySelector('[lang=nl]')?.textContent).toBe('Premievrij gemaakt')
})
