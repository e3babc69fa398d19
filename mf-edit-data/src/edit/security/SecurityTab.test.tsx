// @module-tag full
import { getAuthenticator } from '@portal/contract/authenticator'
import { getCustomer } from '@portal/contract/customer'
import { getPasskeys } from '@portal/contract/passkey'
import { getSignIns } from '@portal/contract/sign-in'
import { getTwoStepSetting } from '@portal/contract/two-step-sign-in'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createExampleCustomer, openEditTab } from '../../test/open-edit-tab.ts'
import nl from '../../texts/nl.json'

test('@KEYS-10 a customer who must set up a key sees only that, and afterwards a link to where they were going', async () => {
  const { portal } = await openEditTab('security', { keys_wanted: true }, (fake) => {
    fake.answer(getTwoStepSetting, { data: { enabled: false, can_change: true, email: 'a…@example.nl' } })
    fake.answer(getAuthenticator, {
      data: { enabled: false, recovery_codes_left: 0, password_wanted: false },
    })
    fake.answer(getPasskeys, { data: { passkeys: [], password_wanted: false } })
    fake.answer(getSignIns, { data: [] })
  })
  expect(await screen.findByText(/vraagt je om veiliger in te loggen/)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: nl.passkeys })).toBeTruthy()
  expect(portal.sent.map(({ path }) => path)).not.toContain(getTwoStepSetting.path)
  expect(screen.queryByRole('link', { name: nl.tab_living })).toBeNull()
  portal.answer(getCustomer, createExampleCustomer({ keys_wanted: false }))
  await portal.queries.invalidateQueries({ queryKey: ['CUSTOMER'] })
  await userEvent.click(await screen.findByRole('button', { name: nl.keys_there_go }))
  expect(portal.visited.at(-1)).toBe('/')
})
