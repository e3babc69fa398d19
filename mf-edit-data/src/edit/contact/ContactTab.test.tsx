import { saveContactDetails } from '@portal/contract/edit-form'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getReviewedChanges, getSentBodies, openEditTab, reviewAndSave } from '../../test/open-edit-tab.ts'
import nl from '../../texts/nl.json'
import './ContactTab.tsx'

const openContactTab = () =>
  openEditTab('contactDetails', {}, (fake) => fake.answer(saveContactDetails, { data: { success: true } }))
const findMobileField = () => screen.findByLabelText(/^Mobiel nummer/)

test('@EDIT-14 a mobile number of at most ten characters is saved', async () => {
  const { portal } = await openContactTab()
  await userEvent.type(await findMobileField(), '9')
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect(await screen.findAllByText(nl.mobile_maximum_length)).not.toHaveLength(0)
  await userEvent.clear(await findMobileField())
  await userEvent.type(await findMobileField(), '0687654321')
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect(await getReviewedChanges()).toEqual([[nl.mobile, '0612345678', '0687654321']])
  await userEvent.click(screen.getByRole('button', { name: nl.save }))
  expect(await screen.findByText(nl.save_edits_succesful)).toBeTruthy()
  expect(getSentBodies(portal, saveContactDetails)).toEqual([{ mobile: '0687654321' }])
})

test.each([
  ['+31 6 12345679', '0612345679'],
  ['0031612345679', '0612345679'],
  ['+31 (0)6-1234 5679', '0612345679'],
  ['+32 470 12 34 56', '+32470123456'],
  ['0049 (0)151 2345 6789', '+4915123456789'],
  ['06 - 12 34 56 79', '0612345679'],
])('@EDIT-14 a pasted %s is formatted as %s', { tags: 'full' }, async (pasted, kept) => {
  const { portal } = await openContactTab()
  await userEvent.clear(await findMobileField())
  await userEvent.click(await findMobileField())
  await userEvent.paste(pasted)
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, saveContactDetails)).toEqual([{ mobile: kept }])
})

test('@EDIT-15 the email address is read-only', async () => {
  await openContactTab()
  const email = await screen.findByLabelText(nl.email)
  expect(email).toHaveProperty('value', 'anna@voorbeeld.example')
  expect(email).toHaveProperty('readOnly', true)
})
