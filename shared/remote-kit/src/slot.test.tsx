import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SlotPiece } from './portal.ts'
import { Slot } from './slot.tsx'
import { fakePortal, renderView } from './test/index.ts'
import type { Catalogs } from './texts.tsx'

const none = async () => ({ default: {} })
const texts: Catalogs = { nl: none, nl_u: none, en: none, en_u: none, de: none, de_u: none }
const piece = (remote: string, load: SlotPiece['load']): SlotPiece => ({ remote, view: 'ring', load })
const good = (text: string) => async () => () => <p>{text}</p>

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

test('a piece that fails leaves the others, is reported, and works again when tried again', async () => {
  let broken = true
  const shaky = async () => {
    if (broken) throw new Error('no code')
    return () => <p>policies</p>
  }
  const pieces = [piece('mf-mortgage', good('mortgages')), piece('mf-insurance', shaky)]
  const portal = fakePortal({ slot: (name) => (name === 'dashboard.cards' ? pieces : []) })
  await renderView(() => <Slot name="dashboard.cards" />, { portal, texts })
  expect(await screen.findByText('mortgages')).toBeTruthy()
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  expect(portal.reported).toHaveLength(1)
  broken = false
  await userEvent.click(retry)
  expect(await screen.findByText('policies')).toBeTruthy()
})

test('a slot that nobody fills shows nothing', async () => {
  const { container } = await renderView(() => <Slot name="nobody" />, { portal: fakePortal(), texts })
  expect(container.textContent).toBe('')
})
