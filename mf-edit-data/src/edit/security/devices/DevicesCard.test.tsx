import { ApiError } from '@portal/contract/error'
import { endOtherSignIns, endSignIn, getSignIns } from '@portal/contract/sign-in'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import nl from '../../../texts/nl.json'
import { texts } from '../../../texts.ts'
import { DevicesCard } from './DevicesCard.tsx'

vi.setConfig({ testTimeout: 30_000 })

const getTimeHoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const createSignIn = (id: string, more: object = {}) => ({
  id,
  browser: 'Firefox',
  system: 'Windows',
  device: 'computer',
  created_at: getTimeHoursAgo(500),
  last_used_at: getTimeHoursAgo(300),
  current: false,
  ...more,
})
const currentSignIn = createSignIn('here', {
  browser: 'Chrome',
  current: true,
  last_used_at: getTimeHoursAgo(0),
})
const phoneSignIn = createSignIn('phone', { browser: 'Safari', system: 'iOS', device: 'phone' })
const unknownSignIn = createSignIn('unknown', { browser: null, system: null })

async function renderDevicesCard(list: object[]) {
  const portal = createFakePortal()
  let left = list as (typeof currentSignIn)[]
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
const findDeviceRows = async () => {
  await screen.findByText('Chrome op Windows')
  return screen.getAllByRole('listitem')
}

test('each device shows its name, and the current one is marked and cannot be signed out', {
  tags: 'full',
}, async () => {
  await renderDevicesCard([currentSignIn, phoneSignIn, unknownSignIn])
  const [first, second, third] = await findDeviceRows()
  expect(first?.textContent).toContain(nl.devices_current)
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
  expect(second?.textContent).toContain('Safari op iOS')
  expect(third?.textContent).toContain(nl.devices_unknown)
})

test('signing out a device removes it from the list, with a confirmation', { tags: 'full' }, async () => {
  await renderDevicesCard([currentSignIn, phoneSignIn])
  await findDeviceRows()
  await userEvent.click(screen.getByRole('button', { name: 'Daar uitloggen: Safari op iOS' }))
  expect(await screen.findByText('Je bent uitgelogd op Safari op iOS')).toBeTruthy()
  await waitFor(async () => expect(await findDeviceRows()).toHaveLength(1))
  expect(screen.getByText(nl.devices_only)).toBeTruthy()
})

test('a device that was already signed out counts as signed out, and a failure shows an error and keeps it', {
  tags: 'full',
}, async () => {
  const portal = await renderDevicesCard([currentSignIn, phoneSignIn])
  await findDeviceRows()
  const clickPhoneSignOut = () =>
    userEvent.click(screen.getByRole('button', { name: 'Daar uitloggen: Safari op iOS' }))
  portal.answer(endSignIn, () => {
    throw new ApiError('refused', { status: 500, message: 'no' })
  })
  await clickPhoneSignOut()
  expect((await screen.findByRole('alert')).textContent).toContain('niet gelukt')
  expect(await findDeviceRows()).toHaveLength(2)
  portal.answer(endSignIn, () => {
    throw new ApiError('refused', { status: 404, message: 'gone' })
  })
  await clickPhoneSignOut()
  expect(await screen.findByText('Je bent uitgelogd op Safari op iOS')).toBeTruthy()
})

test('signing out all other devices asks for confirmation, and keeps this one', {
  tags: 'full',
}, async () => {
  const portal = await renderDevicesCard([currentSignIn, phoneSignIn, unknownSignIn])
  await findDeviceRows()
  await userEvent.click(screen.getByRole('button', { name: nl.devices_others }))
  const question = await screen.findByRole('alertdialog', { name: nl.devices_others_title })
  expect(question.textContent).toContain('2 andere plekken')
  expect(portal.sent.filter(({ path }) => path === endOtherSignIns.path)).toHaveLength(1)
  await userEvent.click(within(question).getByRole('button', { name: nl.devices_others_yes }))
  expect(await screen.findByText(nl.devices_others_ended)).toBeTruthy()
  await waitFor(async () => expect(await findDeviceRows()).toHaveLength(1))
})

test('of a hundred devices the newest are shown, and the rest on click', { tags: 'full' }, async () => {
  await renderDevicesCard([
    currentSignIn,
    ...Array.from({ length: 99 }, (_, place) => createSignIn(`other-${place}`)),
  ])
  expect(await findDeviceRows()).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'Toon alle 100' }))
  expect(await findDeviceRows()).toHaveLength(100)
})

test('if the API does not support sign-ins, there is no card; a failed read can be retried', async () => {
  const portal = createFakePortal()
  portal.answer(getSignIns, () => {
    throw new ApiError('refused', { status: 404, message: 'no such call' })
  })
  const { container } = await renderView(DevicesCard, { portal, texts, path: '/' })
  await waitFor(() => expect(container.querySelector('section')).toBeNull())
})
