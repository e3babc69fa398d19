import { ApiError } from '@portal/contract/error'
import { getLenderImage } from '@portal/contract/lender'
import type { Tenant } from '@portal/contract/tenant'
import { createFakePortal, createStore, renderView } from '@portal/remote-kit/test'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LenderLogo } from './lender-logo.tsx'

const loadEmptyCatalog = async () => ({ default: {} })

beforeEach(() => {
  URL.createObjectURL = () => 'blob:logo'
  URL.revokeObjectURL = () => {}
})

async function renderLenderLogo(
  answer: () => Promise<Blob>,
  key: string | null = 'list-key',
  code: string | null = 'DM',
) {
  const base = createFakePortal()
  const send = vi.fn(async (_call: unknown, _input: unknown) => answer())
  const tenant = { ...base.tenant.get(), interest_list_key: key } as Tenant
  const portal = createFakePortal({
    tenant: createStore<Tenant | null>(tenant),
    api: { ...base.api, send: send as never },
  })
  const TestView = () => (
    <p>
      Dommel Hypotheken
      <LenderLogo code={code} />
    </p>
  )
  await renderView(TestView, { portal, texts: loadEmptyCatalog })
  return { send, portal }
}
const findLogo = () => document.querySelector('img')

test('@MORTGAGE-08 the logo of a lender with a code is requested by that code with the tenant’s key', {
  tags: 'full',
}, async () => {
  const { send } = await renderLenderLogo(async () => new Blob(['png']))
  await waitFor(() => expect(findLogo()?.getAttribute('src')).toBe('blob:logo'))
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual([
    getLenderImage,
    { params: { code: 'DM' }, query: { key: 'list-key' } },
  ])
})

test('@MORTGAGE-08 when a logo is missing, the lender’s name stays', async () => {
  const { send } = await renderLenderLogo(() =>
    Promise.reject(new ApiError('refused', { status: 404, message: 'none' })),
  )
  await waitFor(() => expect(send).toHaveBeenCalled())
  expect(screen.getByText('Dommel Hypotheken')).toBeTruthy()
  expect(findLogo()).toBeNull()
})

test.each([
  ['a tenant without a key', null, 'DM'],
  ['an unknown lender', 'list-key', null],
])('when %s is given, no logo is requested', async (_, key, code) => {
  const { send } = await renderLenderLogo(async () => new Blob(['png']), key, code)
  expect(screen.getByText('Dommel Hypotheken')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
})
