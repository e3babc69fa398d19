import { getFamily } from '@portal/contract/family'
import { getLivingDetails } from '@portal/contract/living-details'
import { getNotificationPreferences } from '@portal/contract/notification'
import { getPushDevices } from '@portal/contract/push-notice'
import type { FakePortal } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openEditTab } from '../../test/open-edit-tab.ts'
import nl from '../../texts/nl.json'

const mockAccountResponses = (portal: FakePortal) => {
  portal.answer(getPushDevices, { data: { key: 'BAAA', devices: [] } })
  portal.answer(getNotificationPreferences, { data: { message: 'now', request: 'now', file: 'daily' } })
}

test('@ACCOUNT-01 the account shows picture, language and user name, and a form for a new password', async () => {
  const pictures = { avatar: 'TEFSR0U=', avatar_thumb: 'U01BTEw=' }
  const { container } = await openEditTab('account', pictures, mockAccountResponses)
  expect(await screen.findByRole('button', { name: nl.avatar_change })).toBeTruthy()
  await vi.waitFor(() =>
    expect(container.querySelector('img')?.src).toBe(`data:image/png;base64,${pictures.avatar}`),
  )
  expect(screen.getByRole('group', { name: nl.account_language })).toBeTruthy()
  expect(screen.getByText(nl.account_username).closest('div')?.textContent).toContain('anna')
  expect(screen.queryByLabelText(nl.account_username)).toBeNull()
  expect(screen.getByLabelText(nl.password_current)).toBeTruthy()
})

test('@EDIT-16 each detail has a link to its form, except those that only the adviser changes', {
  tags: 'full',
}, async () => {
  await openEditTab('account', {}, (fake) => {
    mockAccountResponses(fake)
    fake.answer(getFamily, {
      data: { partner: { id: 2, full_name: 'Bas', first_name: 'Bas' }, children: [] },
    })
    fake.answer(getLivingDetails, {
      data: { property: { street_name: 'Wilhelminapark', formatted_number: '27-A', city: 'Breda' } },
    })
  })
  expect(await screen.findByText('Wilhelminapark 27-A, Breda')).toBeTruthy()
  const ways = (await screen.findAllByRole('link', { name: / wijzigen$/ })).map((link) => [
    link.getAttribute('aria-label'),
    link.getAttribute('href'),
  ])
  expect(ways).toEqual([
    ['Naam wijzigen', '/editInfo/personalia?id=first_name'],
    ['Mobiel nummer wijzigen', '/editInfo/contactDetails?id=mobile'],
    ['Adres wijzigen', '/editInfo/living?id=postal_code'],
    ['Mobiel nummer van Bas wijzigen', '/editInfo/personalia?id=partner.mobile'],
  ])
})

test('@EDIT-03 @EDIT-16 without permission to edit the file only the mobile number has a link', {
  tags: 'full',
}, async () => {
  await openEditTab('account', { can_update_self: false }, mockAccountResponses)
  const ways = await screen.findAllByRole('link', { name: / wijzigen$/ })
  expect(ways.map((link) => link.getAttribute('aria-label'))).toEqual(['Mobiel nummer wijzigen'])
})

test('@ACCOUNT-02 a chosen language applies at once without a request', {
  tags: 'full',
}, async () => {
  const change = vi.fn()
  const { portal } = await openEditTab('account', {}, (fake) => {
    mockAccountResponses(fake)
    fake.language.change = change
  })
  const before = portal.sent.filter(({ input }) => (input as { body?: unknown })?.body).length
  await userEvent.click(await screen.findByRole('radio', { name: 'Deutsch' }))
  expect(change).toHaveBeenCalledExactlyOnceWith('de')
  expect(portal.sent.filter(({ input }) => (input as { body?: unknown })?.body)).toHaveLength(before)
})

const leadingBytesByType = {
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/heic': [0, 0, 0, 24, 102, 116, 121, 112, 104, 101, 105, 99],
}
/** The file input is visually hidden behind its button. */
const user = userEvent.setup({ pointerEventsCheck: 0, applyAccept: false })
const createFile = (name: string, bytes: number[]) => new File([new Uint8Array(bytes)], name)

test.each([
  ['that is not a picture', createFile('brief.pdf', [37, 80, 68, 70]), nl.avatar_refused_type],
  ['that is empty', createFile('leeg.jpg', []), nl.avatar_refused_broken],
  ['that is broken', createFile('stuk.jpg', leadingBytesByType['image/jpeg']), nl.avatar_refused_broken],
  [
    'in HEIC, which this browser cannot open',
    createFile('foto.heic', leadingBytesByType['image/heic']),
    nl.avatar_refused_heic,
  ],
])(
  '@AVATAR-05 a file %s is rejected with #uploads_error and what to do',
  { tags: 'full' },
  async (_, picked, why) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')))
    await openEditTab('account', {}, mockAccountResponses)
    const input = await screen.findByLabelText(nl.avatar_choose, { selector: 'input' })
    await user.upload(input, picked)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(nl.uploads_error)).toBeTruthy()
    expect(alert.getByText(why, { exact: false })).toBeTruthy()
  },
)

test.each([
  ['tiny', { width: 40, height: 30 }, /40 bij 30/],
  ['huge', { width: 40_000, height: 30_000 }, nl.avatar_refused_heavy],
])(
  '@AVATAR-05 a %s picture is rejected, and its bitmap is closed',
  { tags: 'full' },
  async (_, size, why) => {
    const close = vi.fn()
    vi.stubGlobal('createImageBitmap', async () => ({ ...size, close }))
    await openEditTab('account', {}, mockAccountResponses)
    const input = await screen.findByLabelText(nl.avatar_choose, { selector: 'input' })
    await user.upload(input, createFile('foto.jpg', leadingBytesByType['image/jpeg']))
    expect((await screen.findByRole('alert')).textContent).toMatch(why)
    expect(close).toHaveBeenCalledOnce()
  },
)
