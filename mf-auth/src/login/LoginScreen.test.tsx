import type { Account } from '@portal/remote-kit/portal'
import { createFakePortal, createStore } from '@portal/remote-kit/test'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createGuestPortal, renderAuthView } from '../test/render-auth-view.tsx'
import nl from '../texts/nl.json'
import LoginScreen from './LoginScreen.tsx'

const clickSubmit = () => userEvent.click(screen.getByRole('button', { name: nl.login_submit }))
const getUsernameField = () => screen.getByLabelText(nl.login_username)
const getPasswordField = () => screen.getByLabelText(nl.login_password)

async function fillInAndSubmitCredentials() {
  await userEvent.type(getUsernameField(), 'anna')
  await userEvent.type(getPasswordField(), 'zonnebloem')
  await clickSubmit()
}

test('@ROUTE-02 @LOGIN-01 @LOGIN-02 the form asks for user name and password, and not for a tenant that the URL identifies', {
  tags: 'full',
}, async () => {
  const { portal, signIn: send } = createGuestPortal()
  await renderAuthView(LoginScreen, portal)
  expect(screen.queryByLabelText(nl.login_tenant)).toBeNull()
  expect(getUsernameField()).toHaveProperty('autocomplete', 'username webauthn')
  expect(getPasswordField()).toHaveProperty('autocomplete', 'current-password')
  await fillInAndSubmitCredentials()
  expect(send).toHaveBeenCalledExactlyOnceWith({ username: 'anna', password: 'zonnebloem' })
})

test('@LOGIN-02 @LOGIN-03 if the URL identifies no tenant, the form asks for the tenant code and converts it to upper case', {
  tags: 'full',
}, async () => {
  const { portal, signIn: send } = createGuestPortal()
  await renderAuthView(LoginScreen, { ...portal, tenant: createStore(null) })
  expect(screen.getByText(/^Deze code .*Kwijt\? Vraag hem aan je adviseur/)).toBeTruthy()
  await clickSubmit()
  expect(screen.getAllByText(nl.login_error_tenant)).not.toHaveLength(0)
  await userEvent.type(screen.getByLabelText(nl.login_tenant), 'zuider')
  await fillInAndSubmitCredentials()
  expect(send).toHaveBeenCalledExactlyOnceWith({ username: 'anna', password: 'zonnebloem', tenant: 'ZUIDER' })
})

test('@LOGIN-02 only a tenant code that the server accepted is filled in at the next visit', {
  tags: 'full',
}, async () => {
  const getTenantField = () => screen.getByLabelText(nl.login_tenant)
  const renderWithOutcome = async (outcome: 'signed-in' | 'unknown-office') => {
    const { portal } = createGuestPortal({ outcome })
    await renderAuthView(LoginScreen, { ...portal, tenant: createStore(null) })
  }
  localStorage.clear()
  await renderWithOutcome('unknown-office')
  await userEvent.type(getTenantField(), 'zuidr')
  await fillInAndSubmitCredentials()
  cleanup()
  await renderWithOutcome('signed-in')
  expect(getTenantField()).toHaveProperty('value', '')
  await userEvent.type(getTenantField(), 'zuider')
  await fillInAndSubmitCredentials()
  cleanup()
  await renderWithOutcome('signed-in')
  expect(getTenantField()).toHaveProperty('value', 'ZUIDER')
})

test('@LOGIN-04 @LOGIN-05 @LOGIN-06 each missing field has its own error, and the error summary takes the focus', async () => {
  const { portal, signIn: send } = createGuestPortal()
  await renderAuthView(LoginScreen, portal)
  await clickSubmit()
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(summary.textContent).toContain(nl.login_error_username)
  expect(summary.textContent).toContain(nl.login_error_password)
  expect(getUsernameField().getAttribute('aria-invalid')).toBe('true')
  expect(send).not.toHaveBeenCalled()
})

test('a link in the error summary focuses its field', { tags: 'full' }, async () => {
  await renderAuthView(LoginScreen, createGuestPortal().portal)
  await clickSubmit()
  await userEvent.click(screen.getByRole('link', { name: nl.login_error_password }))
  expect(document.activeElement).toBe(getPasswordField())
})

test('@LOGIN-05 a password of fewer than 8 characters is not sent', { tags: 'full' }, async () => {
  const { portal, signIn: send } = createGuestPortal()
  await renderAuthView(LoginScreen, portal)
  await userEvent.type(getUsernameField(), 'anna')
  await userEvent.type(getPasswordField(), '1234567')
  await clickSubmit()
  expect(screen.getAllByText(nl.password_min_length)).not.toHaveLength(0)
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['@LOGIN-09', { outcome: 'not-found' }, nl.login_error_notfound],
  ['@LOGIN-10', { outcome: 'not-authorized' }, nl.login_error_noauth],
  ['@LOGIN-11', { outcome: 'message', message: 'Uw account is geblokkeerd.' }, 'Uw account is geblokkeerd.'],
  ['@LOGIN-12', { outcome: 'failed' }, nl.login_error],
  ['no access', { outcome: 'no-access' }, nl.login_error_noaccess],
  ['unknown office', { outcome: 'unknown-office' }, nl.login_error_office],
  ['offline', { outcome: 'offline' }, nl.login_error_offline],
] as const)(
  '%s a rejected sign-in shows the reason and keeps the typed values',
  async (_, result, message) => {
    await renderAuthView(LoginScreen, createGuestPortal(result).portal)
    await fillInAndSubmitCredentials()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(message)
    expect(document.activeElement).toBe(alert)
    expect(getUsernameField()).toHaveProperty('value', 'anna')
    expect(getPasswordField()).toHaveProperty('value', 'zonnebloem')
  },
)

test('the password can be shown', { tags: 'full' }, async () => {
  await renderAuthView(LoginScreen, createGuestPortal().portal)
  expect(getPasswordField()).toHaveProperty('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Toon wachtwoord' }))
  expect(getPasswordField()).toHaveProperty('type', 'text')
})

test('@ACCOUNTS-04 a URL that names an account opens sign-in with its user name filled in', async () => {
  const { portal } = createGuestPortal()
  const jeroen = { id: 'zuider:2', name: 'Jeroen de Wit', username: 'jeroen', signedOut: true } as const
  const session = { ...portal.session, accounts: createStore<readonly Account[]>([jeroen]) }
  await renderAuthView(LoginScreen, { ...portal, session }, '/login?account=zuider%3A2')
  expect(await screen.findByDisplayValue('jeroen')).toBeTruthy()
  expect(screen.getByText(nl.login_again.replace('{name}', 'Jeroen de Wit'))).toBeTruthy()
})

test('@ROUTE-02 @ACCOUNTS-01 @ACCOUNTS-04 the customer can continue as a stored account, or signs in again if its session ended', async () => {
  const { portal } = createGuestPortal()
  const jeroen = { id: 'zuider:2', name: 'Jeroen de Wit', username: 'jeroen' }
  const failToSwitchAccount = async () => false
  const session = {
    ...portal.session,
    accounts: createStore<readonly Account[]>([jeroen]),
    switchTo: failToSwitchAccount,
  }
  await renderAuthView(LoginScreen, { ...portal, session })
  await userEvent.click(screen.getByRole('button', { name: /Verder als Jeroen/ }))
  expect(await screen.findByText('Log opnieuw in om verder te gaan als Jeroen de Wit.')).toBeTruthy()
  expect(getUsernameField()).toHaveProperty('value', 'jeroen')
})

test('the screen shows the tenant’s name and phone number', async () => {
  const { portal } = createGuestPortal()
  const info = createFakePortal().tenant.get()
  const office = { ...info?.offices?.[0], id: 1, name: 'Utrecht', phone: '030 - 234 56 00' }
  const tenant = createStore(info && ({ ...info, offices: [office] } as typeof info))
  await renderAuthView(LoginScreen, { ...portal, tenant })
  expect(screen.getByText('Zuider')).toBeTruthy()
  expect(screen.getByRole('link', { name: '030 - 234 56 00' }).getAttribute('href')).toBe('tel:0302345600')
})

test.each([
  ['of mail', '030 - 234 56 00', true],
  ['Mail ons:', null, null],
])(
  'a link to mail the tenant for help is shown only if the tenant allows it (%s)',
  async (words, phone, use_support_email) => {
    const { portal } = createGuestPortal()
    const info = createFakePortal().tenant.get()
    const office = { ...info?.offices?.[0], id: 1, name: 'Utrecht', phone }
    const given = { ...info, offices: [office], support_email: 'hulp@zuider.example' }
    await renderAuthView(LoginScreen, {
      ...portal,
      tenant: createStore({ ...given, use_support_email } as typeof info),
    })
    expect(document.body.textContent).toContain(words)
    const queryHelpMailLink = () => screen.queryByRole('link', { name: 'hulp@zuider.example' })
    expect(queryHelpMailLink()?.getAttribute('href')).toBe('mailto:hulp@zuider.example')
    cleanup()
    await renderAuthView(LoginScreen, {
      ...portal,
      tenant: createStore({ ...given, use_support_email: false } as typeof info),
    })
    expect(queryHelpMailLink()).toBeNull()
  },
)

test.each([
  ['idle', nl.login_ended_idle],
  ['refused', nl.login_ended_refused],
  ['left', nl.login_ended_left],
])('@ROUTE-02 after a session ended (%s), the page shows the reason', async (why, words) => {
  const { portal } = createGuestPortal()
  await renderAuthView(LoginScreen, portal, `/login?next=%2Fberichten&ended=${why}`)
  expect((await screen.findByRole('status')).textContent).toContain(words)
})

test('an unknown end reason in the URL is not shown', { tags: 'full' }, async () => {
  const { portal } = createGuestPortal()
  await renderAuthView(LoginScreen, portal, '/login?ended=gehackt')
  expect(await screen.findByLabelText(nl.login_username)).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('@I18N-01 the language can be changed before sign-in', { tags: 'full' }, async () => {
  const change = vi.fn()
  const { portal } = createGuestPortal()
  await renderAuthView(LoginScreen, { ...portal, language: { ...portal.language, change } })
  const choice = within(screen.getByRole('group', { name: nl.languages }))
  expect(choice.getByRole('button', { name: 'Nederlands' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(choice.getByRole('button', { name: 'Deutsch' }))
  await vi.waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith('de'))
})
