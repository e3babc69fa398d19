import { getCustomer } from '@portal/contract/customer'
import { saveContactDetails } from '@portal/contract/edit-form'
import { ApiError } from '@portal/contract/error'
import type { FakePortal } from '@portal/remote-kit/test'
import {
  findOverlay,
  quotaText,
  throwQuotaReached,
  throwTooLargeForProxy,
  tooLargeText,
} from '@portal/remote-kit/test'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  createExampleCustomer,
  getReviewedChanges,
  getSentBodies,
  openEditTab,
  reviewAndSave,
} from '../test/open-edit-tab.ts'
import nl from '../texts/nl.json'
import './contact/ContactTab.tsx'

const openContactTab = (answer: Parameters<FakePortal['answer']>[1] | null = null, given: object = {}) =>
  openEditTab('contactDetails', given, (fake) =>
    fake.answer(saveContactDetails, (answer ?? { data: { success: true } }) as never),
  )
const findMobileField = () => screen.findByLabelText<HTMLInputElement>(/^Mobiel nummer/)
const typeMobileNumber = async (number: string) => {
  await userEvent.clear(await findMobileField())
  await userEvent.type(await findMobileField(), number)
}
const createRejection = (status: number, message: string) => () => {
  throw new ApiError('refused', { status, message: 'refused', body: { message } })
}
const findDialog = async () => within(await findOverlay())

test('@EDIT-08 a successful save shows a confirmation, which gets the focus and is scrolled into view', {
  tags: 'full',
}, async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openContactTab()
  await typeMobileNumber('0611111111')
  await reviewAndSave()
  const done = await screen.findByText(nl.save_edits_succesful)
  await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true))
  expect(scrolled.mock.contexts).toContain(document.activeElement)
  scrolled.mockRestore()
})

test('if the customer focuses a field right after saving, the focus stays there', {
  tags: 'full',
}, async () => {
  await openContactTab()
  await typeMobileNumber('0611111111')
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  await userEvent.click(await findMobileField())
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBe(null))
  expect(document.activeElement).toBe(await findMobileField())
})

test.each([
  ['@EDIT-09 fails', createRejection(500, 'broken'), nl.save_edits_error],
  [
    '@EDIT-10 is rejected while an adviser edits the file',
    createRejection(409, 'Could not persist model Customer'),
    nl.save_edits_error_noaccess,
  ],
  [
    'has no connection',
    () => {
      throw new ApiError('unreachable', { message: 'cut' })
    },
    nl.save_hint_offline,
  ],
  ['exceeds the quota', throwQuotaReached, quotaText],
  ['is too large for a proxy (case C44)', throwTooLargeForProxy, tooLargeText],
  ['@EDIT-07 gets a response without success', { data: { success: false } }, nl.save_edits_error],
])(
  'a save that %s shows an error, keeps all values and can be retried',
  { tags: 'full' },
  async (_, answer, expected) => {
    const { portal } = await openContactTab(answer as never)
    await typeMobileNumber('0611111111')
    await reviewAndSave()
    expect(await (await findDialog()).findByText(expected)).toBeTruthy()
    await waitFor(async () =>
      expect((await portal.drafts.read('contact'))?.value).toMatchObject({ typed: { mobile: '0611111111' } }),
    )
    portal.answer(saveContactDetails, { data: { success: true } })
    await userEvent.click((await findDialog()).getByRole('button', { name: nl.edit_save_again }))
    await screen.findByText(nl.save_edits_succesful)
    expect(getSentBodies(portal, saveContactDetails)).toEqual([
      { mobile: '0611111111' },
      { mobile: '0611111111' },
    ])
    await waitFor(async () => expect(await portal.drafts.read('contact')).toBeNull())
  },
)

test('@EDIT-10 if an adviser edits the file, the form says so when it opens, and typed values stay', {
  tags: 'full',
}, async () => {
  const { portal } = await openContactTab(null, { file_locked: true })
  expect(await screen.findByText(nl.save_edits_error_noaccess)).toBeTruthy()
  expect(screen.getByText(nl.edit_locked_hint)).toBeTruthy()
  await typeMobileNumber('0611111111')
  await waitFor(async () =>
    expect((await portal.drafts.read('contact'))?.value).toMatchObject({ typed: { mobile: '0611111111' } }),
  )
})

test('@EDIT-07 clicking the save button twice saves once', async () => {
  const { portal } = await openContactTab()
  const { send } = portal.api
  let releaseResponse = () => {}
  const held = new Promise<void>((resolve) => {
    releaseResponse = resolve
  })
  portal.api.send = async (...given) => {
    const answer = await send(...given)
    await held
    return answer
  }
  await typeMobileNumber('0611111111')
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  const save = (await findDialog()).getByRole('button', { name: nl.save })
  await userEvent.dblClick(save)
  expect((await findDialog()).getByRole('button', { name: nl.edit_saving }).getAttribute('aria-busy')).toBe(
    'true',
  )
  await act(async () => releaseResponse())
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, saveContactDetails)).toHaveLength(1)
})

test('a reload restores the typed values with a message, and they can be discarded', {
  tags: 'full',
}, async () => {
  await openContactTab()
  await typeMobileNumber('0622222222')
  await new Promise((resolve) => setTimeout(resolve, 300))
  cleanup()
  const { portal } = await openContactTab()
  expect((await findMobileField()).value).toBe('0622222222')
  expect(screen.getByText(/^Je was hier .* mee bezig/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: nl.edit_anew }))
  expect((await findMobileField()).value).toBe('0612345678')
  await waitFor(async () => expect(await portal.drafts.read('contact')).toBeNull())
})

test('a draft that equals the file or has another format is not resumed', { tags: 'full' }, async () => {
  for (const value of [
    { base: { mobile: '1', email: '' }, typed: { mobile: '0612345678', email: '' } },
    { typed: 1 },
  ]) {
    await openEditTab('contactDetails', {}, (fake) => void fake.drafts.save('contact', value))
    expect((await findMobileField()).value).toBe('0612345678')
    expect(screen.queryByText(/^Je was hier/)).toBeNull()
    cleanup()
  }
})

test('a change elsewhere is shown; the typed values stay, and the review compares with current data', {
  tags: 'full',
}, async () => {
  const { portal } = await openContactTab()
  await typeMobileNumber('0633333333')
  portal.answer(
    getCustomer,
    createExampleCustomer({ mobile: '0600000000', email_address: 'new@voorbeeld.example' }),
  )
  await act(() => portal.queries.invalidateQueries({ queryKey: ['CUSTOMER'] }))
  expect(await screen.findByText(nl.edit_elsewhere)).toBeTruthy()
  expect((await findMobileField()).value).toBe('0633333333')
  expect(screen.getByText('0600000000')).toBeTruthy()
  expect(screen.getByLabelText(nl.email)).toHaveProperty('value', 'new@voorbeeld.example')
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect(await getReviewedChanges()).toEqual([[nl.mobile, '0600000000', '0633333333']])
})

const throwFileChanged = () => {
  throw new ApiError('refused', { status: 412, message: 'refused', body: { error: 'changed' } })
}

test('a save on another device is shown when saving; both values are kept, and the next save is based on current data', {
  tags: 'full',
}, async () => {
  const { portal } = await openContactTab(throwFileChanged)
  await typeMobileNumber('0633333333')
  portal.answer(getCustomer, createExampleCustomer({ mobile: '0600000000' }))
  await reviewAndSave()
  const review = await findDialog()
  const alert = within(await review.findByRole('alert'))
  expect(alert.getByText(nl.save_hint_changed)).toBeTruthy()
  await waitFor(() => expect(alert.getByText('0600000000')).toBeTruthy())
  expect((await findMobileField()).value).toBe('0633333333')
  portal.answer(saveContactDetails, { data: { success: true } })
  await userEvent.click(review.getByRole('button', { name: nl.edit_save_again }))
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, saveContactDetails)).toEqual([
    { mobile: '0633333333' },
    { mobile: '0633333333' },
  ])
  expect(screen.queryByText(nl.edit_elsewhere)).toBeNull()
})

test('a change of the file that does not concern this form does not prevent saving', {
  tags: 'full',
}, async () => {
  let refusals = 0
  const { portal } = await openContactTab(() => {
    refusals += 1
    return refusals === 1 ? throwFileChanged() : { data: { success: true } }
  })
  await typeMobileNumber('0644444444')
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, saveContactDetails)).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a change elsewhere since a draft was typed is shown when the draft is resumed', {
  tags: 'full',
}, async () => {
  await openContactTab()
  await typeMobileNumber('0622222222')
  await new Promise((resolve) => setTimeout(resolve, 300))
  cleanup()
  await openEditTab('contactDetails', { mobile: '0600000001' })
  expect(await screen.findByText(nl.edit_elsewhere)).toBeTruthy()
  expect(screen.getByText('0600000001')).toBeTruthy()
  expect((await findMobileField()).value).toBe('0622222222')
})

test('a field that the server rejects shows the same error as in the browser', { tags: 'full' }, async () => {
  await openContactTab(() => {
    throw new ApiError('refused', {
      status: 422,
      message: 'refused',
      body: { errors: { mobile: 'mobile_maximum_length' } },
    })
  })
  await typeMobileNumber('0644444444')
  await reviewAndSave()
  expect(await screen.findAllByText(nl.mobile_maximum_length)).not.toHaveLength(0)
  expect((await findMobileField()).getAttribute('aria-invalid')).toBe('true')
})

test('a device that cannot store drafts shows a message', { tags: 'full' }, async () => {
  const { portal } = await openContactTab()
  portal.drafts.save = async () => false
  await typeMobileNumber('0655555555')
  expect(await screen.findByText(nl.edit_not_kept)).toBeTruthy()
})
