import { ApiError } from '@portal/contract/error'
import { getLenderImage } from '@portal/contract/lender'
import type { Tenant } from '@portal/contract/tenant'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LenderLogo } from './lender-logo.tsx'
import { createStore, fakePortal, renderView } from './test/index.ts'

const texts = async () => ({ default: {} })

beforeEach(() => {
  URL.createObjectURL = () => 'blob:logo'
  URL.revokeObjectURL = () => {}
})

async function show(
  answer: () => Promise<Blob>,
  key: string | null = 'list-key',
  code: string | null = 'DM',
) {
  const base = fakePortal()
  const send = vi.fn(async (_call: unknown, _input: unknown) => answer())
  const tenant = { ...base.tenant.get(), interest_list_key: key } as Tenant
  const portal = fakePortal({
    tenant: createStore<Tenant | null>(tenant),
    api: { ...base.api, send: send as never },
  })
  const View = () => (
    <p>
      Dommel Hypotheken
      <LenderLogo code={code} />
    </p>
  )
  await renderView(View, { portal, texts })
  return { send, portal }
}
const logo = () => document.querySelector('img')

test('@MORTGAGE-08 a lender has a code, its logo is requested by that code with the tenant’s key', {
  tags: 'full',
}, async () => {
  const { send } = await show(async () => new Blob(['png']))
  await waitFor(() => expect(logo()?.getAttribute('src')).toBe('blob:logo'))
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual([
    getLenderImage,
    { params: { code: 'DM' }, query: { key: 'list-key' } },
  ])
})

test('@MORTGAGE-08 a logo is missing, the lender’s name stays', async () => {
  const { send } = await show(() => Promise.reject(new ApiError('refused', { status: 404, message: 'none' })))
  await waitFor(() => expect(send).toHaveBeenCalled())
  expect(screen.getByText('Dommel Hypotheken')).toBeTruthy()
  expect(logo()).toBeNull()
})

test.each([
  ['a tenant without a key', null, 'DM'],
  ['a lender that is not known', 'list-key', null],
])('%s is given, no logo is requested', async (_, key, code) => {
  const { send } = await show(async () => new Blob(['png']), key, code)
  expect(screen.getByText('Dommel Hypotheken')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
})
