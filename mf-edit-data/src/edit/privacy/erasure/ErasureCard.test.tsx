import { type Erasure, getErasure, requestErasure, withdrawErasure } from '@portal/contract/erasure'
import { ApiError } from '@portal/contract/error'
import { createFakePortal, findOverlay, renderView } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import common from '../../../texts/nl.json'
import { texts } from '../../../texts.ts'
import { ErasureCard } from './ErasureCard.tsx'
import nl from './texts/nl.json'

async function renderErasureCard(given: Partial<Erasure> = {}) {
  const portal = createFakePortal()
  const stays = [
    { kind: 'advice' as const, records: 3, until: '2031-12-10T09:00:00Z', ground: 'BGfo art. 32' },
  ]
  let now: Erasure = {
    ...{ requested_at: null, due_at: '2026-12-10T09:00:00Z', held: false, goes: 41, stays },
    ...given,
  }
  portal.answer(getErasure, () => ({ data: now }))
  portal.answer(requestErasure, ({ body }) => {
    if (body.current_password !== 'portaal-demo')
      throw new ApiError('refused', {
        ...{ status: 422, message: 'no', body: { errors: { current_password: 'is wrong' } } },
      })
    now = { ...now, requested_at: '2026-11-26T09:00:00Z' }
    return { data: now }
  })
  portal.answer(withdrawErasure, () => {
    now = { ...now, requested_at: null, held: false }
    return { data: now }
  })
  await renderView(ErasureCard, { portal, texts, path: '/editInfo/privacy' })
}

test('@ERASE-06 @ERASE-07 the dialog lists what is erased and kept and asks for the password, and the request can be withdrawn', {
  tags: 'full',
}, async () => {
  await renderErasureCard()
  await userEvent.click(await screen.findByRole('button', { name: nl.erasure_open }))
  await findOverlay()
  expect(await screen.findByText(/41 gegevens en documenten/)).toBeTruthy()
  expect(screen.getByText('Adviezen (3)')).toBeTruthy()
  expect(screen.getByText(/10 december 2031.*BGfo art\. 32/)).toBeTruthy()
  const password = screen.getByLabelText(common.two_step_password)
  await userEvent.type(password, 'een ander{Enter}')
  expect(await screen.findByText(common.two_step_wrong_password)).toBeTruthy()
  expect((password as HTMLInputElement).value).toBe('een ander')
  await userEvent.clear(password)
  await userEvent.type(password, 'portaal-demo{Enter}')
  expect(await screen.findByText(/Op 10 december 2026 wissen we/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: nl.erasure_withdraw }))
  expect(await screen.findByRole('button', { name: nl.erasure_open })).toBeTruthy()
})

test('@ERASE-08 if the tenant holds the erasure, the card says so', async () => {
  await renderErasureCard({ requested_at: '2026-11-26T09:00:00Z', held: true })
  expect(await screen.findByText(/wist ze voorlopig niet/)).toBeTruthy()
})
