import { login } from '@portal/contract/auth'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { DpopSigner } from '../session/dpop-signer.ts'
import { fakeDpopSigner } from '../session/test/fake-dpop-signer.ts'
import { createTestBrowserEnv } from '../test/test-browser-env.ts'
import { recordSignIn } from './early-clicks.ts'

const fetchMock = vi.fn<typeof fetch>(async () => Response.json({}))
const onSubmit = vi.fn((event: Event) => event.preventDefault())
const dpopSigner: DpopSigner = {
  ...fakeDpopSigner,
  headerFor: async (_, { method, url }) => ({ dpop: `proof of ${method} ${url}` }),
}
beforeAll(() => {
  window.browserSession = { ...createTestBrowserEnv().parts, dpopSigner } as never
  vi.stubGlobal('fetch', fetchMock)
  recordSignIn()
})
beforeEach(() => {
  fetchMock.mockClear()
  onSubmit.mockClear()
  window.earlySignIn = undefined
})

async function submitForm(username: string, password: string, page: object | null = { subdomain: 'zuider' }) {
  document.body.innerHTML = `<div data-rendered><form><input name="username" value="${username}"><input name="password" type="password" value="${password}"><button type="submit">Inloggen</button></form></div>`
  if (page)
    document.body.innerHTML += `<script type="application/json" id="page">${JSON.stringify({ tenant: page })}</script>`
  document.querySelector('form')?.addEventListener('submit', onSubmit)
  const button = document.querySelector('button') as HTMLButtonElement
  await userEvent.click(button)
  return button
}

test('a complete sign-in is sent with a proof of the key that the page passes on', async () => {
  const button = await submitForm(' anna ', 'portaal-demo')
  const body = '{"username":"anna","password":"portaal-demo","tenant":"zuider","scope":"customer"}'
  expect(window.earlySignIn).toMatchObject({ body })
  await window.earlySignIn?.response
  expect(fetchMock.mock.calls).toEqual([
    [login.path, expect.objectContaining({ method: 'POST', body, credentials: 'same-origin' })],
  ])
  expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({ dpop: `proof of POST ${login.path}` })
  expect(button.dataset.pressed).toBe('')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a second press of the same sign-in sends nothing', async () => {
  await submitForm('anna', 'portaal-demo')
  await userEvent.click(document.querySelector('button') as HTMLButtonElement)
  await window.earlySignIn?.response
  expect(fetchMock).toHaveBeenCalledOnce()
})

test.each([
  ['without a user name', '  ', 'portaal-demo', undefined],
  ['with a short password', 'anna', 'kort', undefined],
  ['at an address without tenant', 'anna', 'portaal-demo', null],
])('a sign-in %s waits for the form', async (_, username, password, page) => {
  const button = await submitForm(username, password, page)
  expect([window.earlySignIn, button.dataset.pressed]).toEqual([undefined, ''])
})
