import { recoverPassword } from '@portal/contract/account'
import { ApiError } from '@portal/contract/error'
import { getSubdomainByCode } from '@portal/contract/tenant'
import { createStore } from '@portal/remote-kit/test'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createGuestPortal, renderAuthView } from '../test/render-auth-view.tsx'
import nl from '../texts/nl.json'
import LoginScreen from './LoginScreen.tsx'

async function renderRecoveryForm(answer?: { data: { success: boolean } } | false) {
  const { portal } = createGuestPortal()
  if (answer !== undefined) portal.answer(recoverPassword, answer)
  await renderAuthView(LoginScreen, portal, '/login?mode=recovery')
  return { portal, ask: () => userEvent.click(screen.getByRole('button', { name: nl.recovery_submit })) }
}
const typeUsername = () => userEvent.type(screen.getByLabelText(nl.login_username), 'anna')

test('@RECOVER-01 an empty user name gives a field error', async () => {
  const { portal, ask } = await renderRecoveryForm()
  await ask()
  expect(screen.getAllByText(nl.login_error_username)).not.toHaveLength(0)
  expect(portal.sent).toEqual([])
})

test('@ROUTE-02 @RECOVER-02 after a recovery request the sign-in form returns with a confirmation', async () => {
  const { portal, ask } = await renderRecoveryForm({ data: { success: true } })
  await typeUsername()
  await ask()
  expect(await screen.findByText(nl.recovery_sent)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(nl.login_title)
  expect(location.search).toBe('')
  expect(portal.sent).toEqual([
    {
      path: '/customer/auth/recover/password',
      input: { body: { username: 'anna', portal: location.host } },
    },
  ])
})

test('@WCAG-3.3.7 the user name is kept when the customer switches between sign-in and recovery', {
  tags: 'full',
}, async () => {
  await renderAuthView(LoginScreen, createGuestPortal().portal)
  await typeUsername()
  await userEvent.click(screen.getByRole('link', { name: nl.login_forgot }))
  act(() => {
    history.pushState(null, '', '/login?mode=recovery')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(nl.recovery_title)
  expect(screen.getByLabelText(nl.login_username)).toHaveProperty('value', 'anna')
  act(() => {
    history.pushState(null, '', '/login')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(screen.getByLabelText(nl.login_username)).toHaveProperty('value', 'anna')
})

test('a form that replaces another moves the focus to its title, and keeps the user name', {
  tags: 'full',
}, async () => {
  const { portal } = createGuestPortal()
  portal.answer(recoverPassword, { data: { success: true } })
  await renderAuthView(LoginScreen, portal)
  const getTitle = () => screen.getByRole('heading', { level: 1 })
  expect(document.activeElement).toBe(document.body)
  await userEvent.type(screen.getByLabelText(nl.login_password), 'vergeten')
  act(() => {
    history.pushState(null, '', '/login?mode=recovery')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(document.activeElement).toBe(getTitle())
  await typeUsername()
  await userEvent.click(screen.getByRole('button', { name: nl.recovery_submit }))
  expect(await screen.findByText(nl.recovery_sent)).toBeTruthy()
  expect(document.activeElement).toBe(getTitle())
  expect(screen.getByLabelText(nl.login_username)).toHaveProperty('value', 'anna')
  expect(screen.getByLabelText(nl.login_password)).toHaveProperty('value', '')
})

test.each([['only `false`', false] as const, ['nothing', undefined] as const])(
  '@RECOVER-03 if the server answers %s, the form asks to try again and keeps the user name',
  async (_, answer) => {
    const { ask } = await renderRecoveryForm(answer)
    await typeUsername()
    await ask()
    expect((await screen.findByRole('alert')).textContent).toBe(nl.login_error_retry)
    expect(screen.getByLabelText(nl.login_username)).toHaveProperty('value', 'anna')
  },
)

test('if the URL identifies no tenant, the form asks for the tenant code and sends the request to that tenant', {
  tags: 'full',
}, async () => {
  const { portal } = createGuestPortal()
  const tenants: (string | undefined)[] = []
  const send: typeof portal.api.send = (call, input, options) => {
    tenants.push(options?.tenant)
    return portal.api.send(call, input, options)
  }
  portal.answer(getSubdomainByCode, ({ params }) => {
    if (params.code !== 'ZUIDER')
      throw new ApiError('refused', {
        status: 404,
        message: 'refused',
        body: { error: 'could not transform tenantcode' },
      })
    return { subdomain: 'zuider' }
  })
  portal.answer(recoverPassword, { data: { success: true } })
  const api = { ...portal.api, send }
  await renderAuthView(LoginScreen, { ...portal, api, tenant: createStore(null) }, '/login?mode=recovery')
  const clickSubmit = () => userEvent.click(screen.getByRole('button', { name: nl.recovery_submit }))
  const getTenantField = () => screen.getByLabelText(nl.login_tenant)
  await typeUsername()
  await clickSubmit()
  expect(screen.getAllByText(nl.login_error_tenant)).not.toHaveLength(0)
  await userEvent.type(getTenantField(), 'niets')
  await clickSubmit()
  expect((await screen.findByRole('alert')).textContent).toBe(nl.login_error_office)
  expect(screen.getByLabelText(nl.login_username)).toHaveProperty('value', 'anna')
  await userEvent.clear(getTenantField())
  await userEvent.type(getTenantField(), 'zuider')
  await clickSubmit()
  expect(await screen.findByText(nl.recovery_sent)).toBeTruthy()
  expect(tenants).toEqual([undefined, undefined, 'zuider'])
  expect(portal.sent.map(({ path }) => path)).toEqual([
    '/tenant/code/NIETS',
    '/tenant/code/ZUIDER',
    '/customer/auth/recover/password',
  ])
})
