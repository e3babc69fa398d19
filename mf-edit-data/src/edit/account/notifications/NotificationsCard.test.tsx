import { ApiError } from '@portal/contract/error'
import { getNotificationPreferences, saveNotificationPreference } from '@portal/contract/notification'
import { getPushDevices } from '@portal/contract/push-notice'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { getSentBodies } from '../../../test/open-edit-tab.ts'
import nl from '../../../texts/nl.json'
import { texts } from '../../../texts.ts'
import { NotificationsCard } from './NotificationsCard.tsx'

vi.setConfig({ testTimeout: 30_000 })

async function renderNotificationsCard(save: () => unknown = () => ({ data: { success: true } })) {
  const portal = createFakePortal()
  const stored = { message: 'now', request: 'now', file: 'daily' } as const
  portal.answer(getNotificationPreferences, { data: stored })
  portal.answer(saveNotificationPreference, save as never)
  portal.answer(getPushDevices, () => {
    throw new ApiError('refused', { status: 404, message: 'no' })
  })
  await renderView(NotificationsCard, { portal, texts, path: '/editInfo/account' })
  await screen.findByRole('group', { name: nl.notify_message })
  return portal
}
const getTimeRadio = (kind: string, when: string) =>
  within(screen.getByRole('group', { name: kind })).getByRole<HTMLInputElement>('radio', { name: when })
const getSavedPreferences = (portal: ReturnType<typeof createFakePortal>) =>
  getSentBodies(portal, saveNotificationPreference)

test('@NOTIFY-08 each kind shows its saved choice, and viewing sends nothing', {
  tags: 'full',
}, async () => {
  const portal = await renderNotificationsCard()
  expect(getTimeRadio(nl.notify_message, nl.notify_now).checked).toBe(true)
  expect(getTimeRadio(nl.notify_request, nl.notify_now).checked).toBe(true)
  expect(getTimeRadio(nl.notify_file, nl.notify_daily).checked).toBe(true)
  expect(getSavedPreferences(portal)).toEqual([])
})

test('@NOTIFY-08 a choice is saved at once, with a confirmation', { tags: 'full' }, async () => {
  const portal = await renderNotificationsCard()
  await userEvent.click(getTimeRadio(nl.notify_file, nl.notify_off))
  expect((await screen.findByRole('status')).textContent).toContain('Bewaard. Nieuws in je dossier: Niet.')
  expect(getSavedPreferences(portal)).toEqual([{ kind: 'file', when: 'off' }])
  await userEvent.click(getTimeRadio(nl.notify_message, nl.notify_daily))
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('Berichten: Eén keer per dag.'),
  )
  expect(getSavedPreferences(portal)).toHaveLength(2)
})

test('@NOTIFY-08 a failed save shows an error and restores the previous choice, and can be retried', {
  tags: 'full',
}, async () => {
  let isUnreachable = true
  const portal = await renderNotificationsCard(() => {
    if (isUnreachable) throw new ApiError('unreachable', { message: 'no answer' })
    return { data: { success: true } }
  })
  await userEvent.click(getTimeRadio(nl.notify_message, nl.notify_off))
  expect((await screen.findByRole('alert')).textContent).toContain(nl.notify_failed)
  expect(getTimeRadio(nl.notify_message, nl.notify_now).checked).toBe(true)
  expect(getSavedPreferences(portal)).toHaveLength(1)
  isUnreachable = false
  await userEvent.click(getTimeRadio(nl.notify_message, nl.notify_off))
  expect(await screen.findByRole('status')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(getTimeRadio(nl.notify_message, nl.notify_off).checked).toBe(true)
})

test('@NOTIFY-08 quick choices are sent one after another, and the last one is kept', {
  tags: 'full',
}, async () => {
  const answers: (() => void)[] = []
  const portal = await renderNotificationsCard(
    () => new Promise((done) => answers.push(() => done({ data: { success: true } }))),
  )
  await userEvent.click(getTimeRadio(nl.notify_message, nl.notify_off))
  await userEvent.click(getTimeRadio(nl.notify_message, nl.notify_now))
  await userEvent.click(getTimeRadio(nl.notify_message, nl.notify_daily))
  expect(getSavedPreferences(portal)).toEqual([{ kind: 'message', when: 'off' }])
  answers.shift()?.()
  await waitFor(() => expect(getSavedPreferences(portal)).toHaveLength(2))
  answers.shift()?.()
  expect((await screen.findByRole('status')).textContent).toContain('Berichten: Eén keer per dag.')
  expect(getSavedPreferences(portal)).toEqual([
    { kind: 'message', when: 'off' },
    { kind: 'message', when: 'daily' },
  ])
})

test('@NOTIFY-08 if the server does not support notification settings, there is no card', async () => {
  const portal = createFakePortal()
  portal.answer(getNotificationPreferences, () => {
    throw new ApiError('refused', { status: 404, message: 'no' })
  })
  const { container } = await renderView(NotificationsCard, { portal, texts, path: '/editInfo/account' })
  await waitFor(() => expect(container.textContent).toBe(''))
})
