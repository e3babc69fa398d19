import { ApiError } from '@portal/contract/error'
import { endOtherSignIns, endSignIn, getSignIns } from '@portal/contract/sign-in'
import { fakePortal, renderView } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import nl from '../../../texts/nl.json'
import { texts } from '../../../texts.ts'
import { DevicesCard } from './DevicesCard.tsx'

vi.setConfig({ testTimeout: 30_000 })

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const signIn = (id: string, more: object = {}) => ({
  id,
  browser: 'Firefox',
  system: 'Windows',
  device: 'computer',
  created_at: ago(500),
  last_used_at: ago(300),
  current: false,
  ...more,
})
const here = signIn('here', { browser: 'Chrome', current: true, last_used_at: ago(0) })
const phone = signIn('phone', { browser: 'Safari', system: 'iOS', device: 'phone' })
const unknown = signIn('unknown', { browser: null, system: null })

async function open(list: object[]) {
  const portal = fakePortal()
  let left = list as (typeof here)[]
  portal.answer(getSignIns, () => ({ data: left }))
  portal.answer(endSignIn, ({ params }) => {
    left = left.filter(({ id }) => id !== params.id)
    return { data: { success: true } }
  })
  portal.answer(endOtherSignIns, () => {
    left = left.filter(({ current }) => current)
    return { data: { success: true } }
  })
  await renderView(DevicesCard, { portal, texts, path: '/editInfo/security' })
  return portal
}
const rows = async () => {
  await screen.findByText('Chrome op Windows')
  return screen.getAllByRole('listitem')
}

test('each browser and device has its name, and the one in use says so and cannot be ended', {
  tags: 'full',
}, async () => {
  await open([here, phone, unknown])
  const [first, second, third] = await rows()
  expect(first?.textContent).toContain(nl.devices_current)
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
  expect(second?.textContent).toContain('Safari op iOS')
  expect(third?.textContent).toContain(nl.devices_unknown)
})

test('signing out there takes it off the list and says so', { tags: 'full' }, async () => {
  await open([here, phone])
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Daar uitloggen: Safari op iOS' }))
  expect(await screen.findByText('Je bent uitgelogd op Safari op iOS')).toBeTruthy()
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(screen.getByText(nl.devices_only)).toBeTruthy()
})

test('one that ended meanwhile counts as signed out; a failure leaves it and says so', {
  tags: 'full',
}, async () => {
  const portal = await open([here, phone])
  await rows()
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Daar uitloggen: Safari op iOS' }))
  portal.answer(endSignIn, () => {
    throw new ApiError('refused', { status: 500, message: 'no' })
  })
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('niet gelukt')
  expect(await rows()).toHaveLength(2)
  portal.answer(endSignIn, () => {
    throw new ApiError('refused', { status: 404, message: 'gone' })
  })
  await press()
  expect(await screen.findByText('Je bent uitgelogd op Safari op iOS')).toBeTruthy()
})

test('signing out everywhere else is asked first, and keeps this one', { tags: 'full' }, async () => {
  const portal = await open([here, phone, unknown])
  await rows()
  await userEvent.click(screen.getByRole('button', { name: nl.devices_others }))
  const question = await screen.findByRole('alertdialog', { name: nl.devices_others_title })
  expect(question.textContent).toContain('2 andere plekken')
  expect(portal.sent.filter(({ path }) => path === endOtherSignIns.path)).toHaveLength(1)
  await userEvent.click(within(question).getByRole('button', { name: nl.devices_others_yes }))
  expect(await screen.findByText(nl.devices_others_ended)).toBeTruthy()
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('of a hundred the newest are shown, and the rest after a press', { tags: 'full' }, async () => {
  await open([here, ...Array.from({ length: 99 }, (_, place) => signIn(`other-${place}`))])
  expect(await rows()).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'Toon alle 100' }))
  expect(await rows()).toHaveLength(100)
})

test('a tenant whose API does not know sign-ins has no such card; one that fails can be asked again', async () => {
  const portal = fakePortal()
  portal.answer(getSignIns, () => {
    throw new ApiError('refused', { status: 404, message: 'no such call' })
  })
  const { container } = await renderView(DevicesCard, { portal, texts, path: '/' })
  await waitFor(() => expect(container.querySelector('section')).toBeNull())
})
