// @module-tag full
import { ApiError } from '@portal/contract/error'
import {
  addPasskey,
  getPasskeyCreationOptions,
  getPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '@portal/contract/passkey'
import { getSignIns } from '@portal/contract/sign-in'
import { createFakePortal, findOverlay, renderView } from '@portal/remote-kit/test'
import { startRegistration } from '@simplewebauthn/browser'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import nl from '../../../texts/nl.json'
import { texts } from '../../../texts.ts'
import { PasskeysCard } from './PasskeysCard.tsx'

vi.mock('@simplewebauthn/browser', () => ({ startRegistration: vi.fn() }))
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.mocked(startRegistration)
    .mockReset()
    .mockResolvedValue({
      id: 'YQ',
      rawId: 'YQ',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'YQ', attestationObject: 'YQ' },
    })
})

const phonePasskey: Passkey = {
  id: 1,
  name: 'Telefoon',
  created_at: '2026-11-20T09:00:00Z',
  last_used_at: null,
  synced: false,
}
const creationOptions = {
  challenge: 'YQ',
  rp: { id: 'zuider.localhost', name: 'Zuider' },
  user: { id: 'YQ', name: 'anna', displayName: 'Anna' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 600_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
}
const createRejection = (status: number, body: ApiError['body']) =>
  new ApiError('refused', { status, message: 'no', body })

async function renderPasskeysCard(there: Passkey[], { wanted = false } = {}) {
  const portal = createFakePortal()
  let passkeys = there
  portal.answer(getPasskeys, () => ({ data: { passkeys, password_wanted: wanted } }))
  portal.answer(getSignIns, { data: [] })
  portal.answer(getPasskeyCreationOptions, ({ body }) => {
    if (wanted && body.current_password !== 'portaal-demo')
      throw createRejection(422, { errors: { current_password: 'is wrong' } })
    return { data: creationOptions }
  })
  portal.answer(addPasskey, ({ body }) => {
    const added = { ...phonePasskey, id: 2, name: body.name ?? '' }
    passkeys = [...passkeys, added]
    return { data: added }
  })
  portal.answer(renamePasskey, ({ body }) => {
    passkeys = passkeys.map((one) => ({ ...one, name: body.name }))
    return { data: { success: true } }
  })
  portal.answer(removePasskey, () => {
    passkeys = []
    return { data: { success: true } }
  })
  await renderView(PasskeysCard, { portal, texts, path: '/editInfo/security' })
  await screen.findByText(nl.passkeys_intro)
  return portal
}
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const addPasskeyNamed = async (name: string) => {
  await clickButton(nl.passkey_add)
  const layer = within(await findOverlay())
  await userEvent.type(layer.getByLabelText(nl.name), name)
  return layer
}

test('@KEYS-01 a passkey is added with a name and the assertion of the device', async () => {
  await renderPasskeysCard([])
  const layer = await addPasskeyNamed('Mijn laptop')
  expect(layer.queryByLabelText(nl.two_step_password)).toBeNull()
  await userEvent.click(layer.getByRole('button', { name: nl.passkey_add }))
  expect(await screen.findByText('Je kunt nu inloggen met deze passkey: Mijn laptop')).toBeTruthy()
  expect((await screen.findByRole('listitem')).textContent).toContain('Mijn laptop')
})

test('@KEYS-02 adding a passkey requires the password if the last sign-in was too long ago; a wrong one gives an error and the values stay', async () => {
  await renderPasskeysCard([], { wanted: true })
  const layer = await addPasskeyNamed('Mijn laptop')
  await userEvent.type(layer.getByLabelText(nl.two_step_password), 'een ander{Enter}')
  expect(await layer.findByText(nl.two_step_wrong_password)).toBeTruthy()
  expect(startRegistration).not.toHaveBeenCalled()
  expect(layer.getByLabelText(nl.name)).toHaveProperty('value', 'Mijn laptop')
  await userEvent.clear(layer.getByLabelText(nl.two_step_password))
  await userEvent.type(layer.getByLabelText(nl.two_step_password), 'portaal-demo{Enter}')
  expect(await screen.findByText(/Je kunt nu inloggen/)).toBeTruthy()
})

test.each([
  ['NotAllowedError', nl.passkey_cancelled],
  ['InvalidStateError', nl.passkey_exists],
])('the browser error %s shows its own message, and nothing is sent', async (name, expected) => {
  vi.mocked(startRegistration).mockRejectedValue(Object.assign(new Error('no'), { name }))
  const portal = await renderPasskeysCard([])
  const layer = await addPasskeyNamed('Mijn laptop')
  await userEvent.click(layer.getByRole('button', { name: nl.passkey_add }))
  expect(await layer.findByText(expected)).toBeTruthy()
  expect(portal.sent.filter(({ input }) => input).map(({ path }) => path)).toEqual([
    getPasskeyCreationOptions.path,
  ])
})

test('@KEYS-01 a passkey can be renamed, and removed after confirmation', async () => {
  await renderPasskeysCard([phonePasskey])
  expect(screen.getByRole('listitem').textContent).toContain('nog niet gebruikt')
  await clickButton('Andere naam geven: Telefoon')
  const name = within(await findOverlay()).getByLabelText(nl.name)
  await userEvent.clear(name)
  await userEvent.type(name, 'Werktelefoon{Enter}')
  expect(await screen.findByText('De passkey heet nu: Werktelefoon')).toBeTruthy()
  await clickButton('Verwijderen: Werktelefoon')
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: nl.passkey_remove }))
  expect(await screen.findByText('De passkey is verwijderd: Werktelefoon')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
})

test('a browser without passkeys shows a notice, and so does the maximum number of passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  await renderPasskeysCard([phonePasskey])
  expect(screen.getByText(nl.passkeys_not_here)).toBeTruthy()
  expect(screen.queryByRole('button', { name: nl.passkey_add })).toBeNull()
})
