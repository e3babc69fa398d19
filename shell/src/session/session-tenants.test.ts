import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { globalError } from '../global-error.ts'
import { createDemoTenant, openShell } from '../test/open-shell.tsx'
import nl_u from '../texts/nl_u.json'

afterEach(() => {
  vi.unstubAllGlobals()
  globalError.set(null)
})

/**
 * Opens the portal at a URL without a tenant, with a session of Zuider; `answer` is the response to the tenant
 * information call.
 */
const openWithTenantResponse = (answer: unknown) =>
  openShell({ page: { tenant: null }, server: { '/api/zuider/customer/tenant': answer } })

test('@TENANT-05 the tenant of the stored session is the tenant of the portal', async () => {
  const { shell } = await openWithTenantResponse({ data: createDemoTenant() })
  expect(shell.core.tenant.get()).toMatchObject({ name: 'Zuider Advies' })
  expect(globalError.get()).toBeNull()
})

test.each([
  ['a tenant in maintenance', { status: 503, body: {} }, null],
  ['no network', undefined, null],
  ['a failing server', { status: 500, body: {} }, 'server-error'],
  ['an unknown tenant', { status: 404, body: { error: 'could not transform tenantcode' } }, 'unknown-office'],
  ['a rejection', { status: 401, body: {} }, 'unknown-office'],
])(
  '@TENANT-06 @TENANT-07 a failed read of the tenant information shows an error only if the tenant or server is at fault: %s',
  async (_, answer, expected) => {
    await openWithTenantResponse(answer)
    expect(globalError.get()).toBe(expected)
  },
)

test('@TENANT-07 a customer of a removed tenant can sign in elsewhere', { tags: 'full' }, async () => {
  const { browser } = await openWithTenantResponse({ status: 404, body: {} })
  expect(screen.getByText(nl_u.unknown_office_hint_u)).toBeTruthy()
  act(() => screen.getByRole('button').click())
  await vi.waitFor(() => expect(browser.load).toHaveBeenCalledWith('/'))
  expect(browser.kept().sessions).toEqual([])
})
