import { createPageRead, toQueryKey } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { ApiError } from '@portal/contract/error'
import { getFamily } from '@portal/contract/family'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createExampleCustomer, openEditTab } from '../test/open-edit-tab.ts'
import nl from '../texts/nl.json'

const findCategoryLinks = async () =>
  [...(await screen.findByRole('navigation', { name: nl.edit_categories })).querySelectorAll('a')].map(
    (link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')],
  )

test('@EDIT-05 the category in the URL is shown', async () => {
  await openEditTab('contactDetails')
  expect(await findCategoryLinks()).toContainEqual([
    nl.tab_contactDetails,
    '/editInfo/contactDetails',
    'page',
  ])
  expect(await screen.findByRole('heading', { name: nl.tab_contactDetails })).toBeTruthy()
})

const findCategoryNames = async () => (await findCategoryLinks()).map(([name]) => name)
const findCurrentCategory = async () =>
  (await findCategoryLinks()).find(([, , shown]) => shown === 'page')?.[0]

test('@EDIT-01 @EDIT-02 @EDIT-04 with edit permission every category is listed', async () => {
  await openEditTab('')
  expect(await findCategoryNames()).toEqual([
    nl.tab_living,
    nl.tab_mortgage,
    nl.tab_account,
    nl.tab_contactDetails,
    nl.tab_personalia,
    nl.tab_income,
    nl.tab_security,
    nl.tab_privacy,
  ])
  expect(await findCurrentCategory()).toBe(nl.tab_living)
})

test('nothing is rendered until it is known whether there is a partner, whose data can be retrieved too', {
  tags: 'full',
}, async () => {
  let answer: () => void = () => {}
  const family = { partner: { id: 2, full_name: 'Bas' }, children: [] }
  const { portal } = await openEditTab('account', {}, (fake) =>
    fake.answer(getFamily, (() => new Promise((done) => (answer = () => done({ data: family })))) as never),
  )
  await waitFor(() =>
    expect(portal.queries.getQueryData(toQueryKey(createPageRead(getCustomer)))).toBeTruthy(),
  )
  expect(screen.queryByText(nl.retrieve_title)).toBeNull()
  answer()
  expect(await screen.findByRole('button', { name: nl.retrieve_partner })).toBeTruthy()
})

test('@EDIT-03 without edit permission only account and contact data are listed', {
  tags: 'full',
}, async () => {
  await openEditTab('', { can_update_self: false })
  expect(await findCategoryNames()).toEqual([
    nl.tab_account,
    nl.tab_contactDetails,
    nl.tab_security,
    nl.tab_privacy,
  ])
})

test.each([
  ['@TENANT-11', 'show_mortgages', 'mortgage', nl.tab_mortgage],
  ['@TENANT-10', 'show_income', 'income', nl.tab_income],
])(
  '%s if the tenant has %s switched off, the category is missing and its URL shows the account',
  async (_, flag, tab, name) => {
    const { portal } = await openEditTab(tab, {}, (fake) => {
      fake.isAllowed = (gate) => !gate?.flags?.some((one) => one.name === flag)
    })
    expect(await findCategoryNames()).not.toContain(name)
    expect(await findCategoryNames()).toHaveLength(7)
    expect(await findCurrentCategory()).toBe(nl.tab_account)
    expect(
      portal.sent.map(({ path }) => path).filter((path) => /mortgage|income|retirement/.test(path)),
    ).toEqual([])
  },
)

test.each([
  ['onbekend', true],
  ['living', false],
])(
  '@EDIT-06 an unknown or forbidden category (%s) shows the account and replaces the URL',
  async (tab, can_update_self) => {
    const { portal } = await openEditTab(tab, { can_update_self })
    expect(await findCurrentCategory()).toBe(nl.tab_account)
    await waitFor(() => expect(portal.visited).toEqual(['/editInfo/account']))
  },
)

test('if data cannot be read, the read can be retried', async () => {
  const { portal } = await openEditTab('', {}, (fake) =>
    fake.answer(getCustomer, () => {
      throw new ApiError('refused', { status: 500, message: 'no' })
    }),
  )
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  portal.answer(getCustomer, createExampleCustomer())
  await userEvent.click(retry)
  expect(await findCategoryLinks()).not.toHaveLength(0)
})

test('a form never starts with a stored response, but waits for current data', async () => {
  let answer: () => void = () => {}
  const { portal } = await openEditTab('contactDetails', {}, (fake) => {
    fake.lastSeen.remember(createPageRead(getCustomer), createExampleCustomer({ mobile: '0600000000' }))
    fake.answer(
      getCustomer,
      (() =>
        new Promise(
          (done) => (answer = () => done(createExampleCustomer({ mobile: '0611111111' }))),
        )) as never,
    )
  })
  await waitFor(() => expect(portal.sent.map(({ path }) => path)).toContain(createPageRead(getCustomer).url))
  expect(screen.queryByRole('textbox')).toBeNull()
  answer()
  expect(await screen.findByDisplayValue(/0611111111|06 1111 1111|06 11111111/)).toBeTruthy()
  expect(portal.lastSeen.shown()).toEqual([])
})
