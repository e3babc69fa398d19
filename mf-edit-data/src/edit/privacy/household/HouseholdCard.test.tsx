import { ApiError } from '@portal/contract/error'
import { inviteToCustomerFile } from '@portal/contract/household'
import { type FakePortal, findOverlay } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  createGivenGrant,
  createReceivedGrant,
  renderHouseholdCard,
} from '../../../test/render-household-card.tsx'
import nl from './texts/nl.json'

const getRequestsTo = (portal: FakePortal, path: string) =>
  portal.sent.filter((one) => one.path === path && one.input).map(({ input }) => input)
const clickButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const chooseOption = (group: string, option: string | RegExp) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByLabelText(option))

test('@HOUSE-01 people with access are listed with rights and end date; a person can be invited, and invalid values give field errors', {
  tags: 'full',
}, async () => {
  const { portal } = await renderHouseholdCard({
    given: [
      createGivenGrant({ state: 'active' }),
      createGivenGrant({ id: 2, name: 'Els', state: 'ended', ended_at: '2026-11-21T09:00:00Z' }),
    ],
  })
  expect(await screen.findByText(/Bekijkt: Verzekeringen · Wijzigt: Wonen en hypotheek/)).toBeTruthy()
  expect(screen.getByText(/Gestopt op 21 november 2026/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Toegang van Els stoppen' })).toBeNull()
  portal.answer(inviteToCustomerFile, () => {
    const errors = { email: 'is your own', ends_on: 'is too far away' }
    throw new ApiError('refused', { status: 422, body: { errors }, message: 'no' })
  })
  await clickButton(nl.invite)
  await findOverlay()
  await chooseOption(nl.kind, new RegExp(nl.delegate))
  await userEvent.type(screen.getByLabelText(nl.name), 'Els Boekhoud')
  await userEvent.type(screen.getByLabelText(nl.email), 'anna@example.nl')
  await userEvent.type(screen.getByLabelText(nl.last_day), '01-01-2035')
  await clickButton(nl.send)
  expect(await screen.findAllByText(nl.email_own)).not.toHaveLength(0)
  expect(screen.getAllByText(nl.end_far)).not.toHaveLength(0)
  expect((screen.getByLabelText(nl.email) as HTMLInputElement).value).toBe('anna@example.nl')
  expect(getRequestsTo(portal, inviteToCustomerFile.path)).toEqual([
    {
      body: {
        ...{ kind: 'delegate', name: 'Els Boekhoud', email: 'anna@example.nl', rights: {} },
        ...{ ends_on: '2035-01-01', current_password: null },
      },
    },
  ])
})

test('@HOUSE-04 an invitation shows who grants what before it is accepted, and a partner chooses what to share, nothing by default', async () => {
  const { portal } = await renderHouseholdCard({ has_file: false, received: [createReceivedGrant()] })
  await userEvent.click(await screen.findByRole('button', { name: 'Uitnodiging bekijken van Anna de Wit' }))
  await findOverlay()
  expect(await screen.findByText(/Anna de Wit geeft je toegang.*Wijzigt: Wonen en hypotheek/)).toBeTruthy()
  await clickButton(nl.accept)
  expect(await screen.findAllByText(nl.consent_required)).not.toHaveLength(0)
  expect(getRequestsTo(portal, '/customer/household/1/acceptance')).toEqual([])
  await chooseOption(nl.own_personal, nl.consent_change)
  await chooseOption(nl.own_income, nl.consent_nothing)
  await chooseOption(nl.own_pension, nl.consent_read)
  await clickButton(nl.accept)
  expect(await screen.findByText('Je hebt nu toegang tot het dossier van Anna de Wit')).toBeTruthy()
  expect(getRequestsTo(portal, '/customer/household/1/acceptance')).toEqual([
    { params: { id: 1 }, body: { consents: { personal: 'change', income: 'nothing', pension: 'read' } } },
  ])
})

test('@HOUSE-04 @HOUSE-07 a partner changes what is shared, sees who else has access, and leaves the file', {
  tags: 'full',
}, async () => {
  const consents = { personal: 'change', income: 'read', pension: 'nothing' } as const
  const others = [{ name: 'Els', kind: 'delegate', rights: { income: 'read' as const }, ends_at: null }]
  const { portal } = await renderHouseholdCard({
    received: [
      createReceivedGrant({ state: 'active', accepted_at: '2026-11-21T09:00:00Z', consents, others }),
    ],
  })
  expect(await screen.findByText(/Ook Els kan bij dit dossier\. Bekijkt: Inkomen/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Dossier van Anna de Wit openen' }).getAttribute('href')).toBe(
    '/dossier/7/',
  )
  await clickButton('Wat ik deel in het dossier van Anna de Wit')
  await findOverlay()
  await chooseOption(nl.own_income, nl.consent_nothing)
  await clickButton(nl.save)
  expect(await screen.findByText(nl.told_saved)).toBeTruthy()
  expect(getRequestsTo(portal, '/customer/household/1/consents')).toEqual([
    { params: { id: 1 }, body: { consents: { ...consents, income: 'nothing' } } },
  ])
  await clickButton('Dossier van Anna de Wit verlaten')
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: nl.leave }),
  )
  expect(await screen.findByText(/De toegang is gestopt/)).toBeTruthy()
  expect(getRequestsTo(portal, '/customer/household/1')).toEqual([{ params: { id: 1 } }])
})
