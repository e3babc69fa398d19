// @module-tag full
import { beginAuthenticatorSetup, getAuthenticator } from '@portal/contract/authenticator'
import { saveIncome } from '@portal/contract/edit-form'
import { getErasure, requestErasure } from '@portal/contract/erasure'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getLivingDetails } from '@portal/contract/living-details'
import { getPasskeys } from '@portal/contract/passkey'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { getSignIns } from '@portal/contract/sign-in'
import { beginTwoStepChange, getTwoStepSetting } from '@portal/contract/two-step-sign-in'
import {
  createFakePortal,
  type FakePortal,
  findOverlay,
  renderView,
  testInvalidForms,
} from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { PasswordCard } from '../edit/account/password/PasswordCard.tsx'
import { createExampleMortgage, expandPart, openMortgageTab } from '../edit/mortgage/open-mortgage-tab.ts'
import { ErasureCard } from '../edit/privacy/erasure/ErasureCard.tsx'
import erasureTexts from '../edit/privacy/erasure/texts/nl.json'
import householdTexts from '../edit/privacy/household/texts/nl.json'
import { AuthenticatorCard } from '../edit/security/authenticator/AuthenticatorCard.tsx'
import { PasskeysCard } from '../edit/security/passkeys/PasskeysCard.tsx'
import { TwoStepCard } from '../edit/security/two-step/TwoStepCard.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import { openEditTab } from './open-edit-tab.ts'
import { createReceivedGrant, renderHouseholdCard } from './render-household-card.tsx'
import '../edit/contact/ContactTab.tsx'
import '../edit/income/IncomeTab.tsx'
import '../edit/living/LivingTab.tsx'
import '../edit/personalia/PersonaliaTab.tsx'

const createWriteRequestsGetter = (portal: FakePortal) => () => portal.sent.filter(({ input }) => input)
const createTabOpener =
  (address: string, field: string | RegExp, answers?: (portal: FakePortal) => void) => async () => {
    const { portal } = await openEditTab(address, { retirement_date: '2052-07-17' }, answers)
    await screen.findByLabelText(field)
    return createWriteRequestsGetter(portal)
  }
const mockIncomeResponses = (fake: FakePortal) => {
  fake.answer(getFamily, { data: { partner: null, children: [] } })
  fake.answer(getIncomes, {
    data: [{ id: 5, title: 'Sportmassage', total: 7664, type: 'OtherIncome' }] as never,
  })
  for (const call of [getPartnerIncomes, getRetirements, getPartnerRetirements])
    fake.answer(call, { data: [] })
  fake.answer(saveIncome, { data: { success: true } })
}
const mockLivingResponse = (fake: FakePortal) => {
  const property = { postcode: '4818 SL', number: '27', market_value: 585_000, woz_value_home: 561_000 }
  fake.answer(getLivingDetails, { data: { property } as never })
}
const renderCard = async (Card: ComponentType, portal: FakePortal) => {
  await renderView(Card, { portal, texts, path: '/editInfo/account' })
  return createWriteRequestsGetter(portal)
}
async function openTwoStepDialog() {
  const portal = createFakePortal()
  portal.answer(getTwoStepSetting, { data: { enabled: false, can_change: true, email: 'a…@example.nl' } })
  portal.answer(beginTwoStepChange, { data: { success: true } })
  const sent = await renderCard(TwoStepCard, portal)
  await userEvent.click(await screen.findByRole('button', { name: nl.two_step_switch_on }))
  await findOverlay()
  return sent
}
async function openAuthenticatorSetup() {
  const portal = createFakePortal()
  portal.answer(getAuthenticator, { data: { enabled: false, recovery_codes_left: 0, password_wanted: true } })
  const picture = { size: 9, path: 'M4 4h1v1h-1z' }
  portal.answer(beginAuthenticatorSetup, { data: { secret: 'ABCD', address: 'otpauth://totp/x', picture } })
  const sent = await renderCard(AuthenticatorCard, portal)
  await userEvent.click(await screen.findByRole('button', { name: nl.app_set_up }))
  await findOverlay()
  return sent
}
async function openFirstCodeForm() {
  const sent = await openAuthenticatorSetup()
  await userEvent.type(await screen.findByLabelText(nl.two_step_password), 'portaal-demo{Enter}')
  await screen.findByLabelText(nl.app_code)
  return sent
}
const createPasskeyDialogOpener = (button: string) => async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  const portal = createFakePortal()
  const phone = { id: 1, name: 'Telefoon', created_at: '2026-11-20T09:00:00Z', synced: false }
  portal.answer(getPasskeys, { data: { passkeys: [phone], password_wanted: false } })
  portal.answer(getSignIns, { data: [] })
  const sent = await renderCard(PasskeysCard, portal)
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await findOverlay()
  return sent
}
async function openErasureDialog() {
  const portal = createFakePortal()
  const data = { requested_at: null, due_at: '2026-12-10T09:00:00Z', held: false, goes: 4, stays: [] }
  portal.answer(getErasure, { data })
  portal.answer(requestErasure, { data })
  const sent = await renderCard(ErasureCard, portal)
  await userEvent.click(await screen.findByRole('button', { name: erasureTexts.erasure_open }))
  await findOverlay()
  return sent
}
const createHouseholdDialogOpener =
  (isErrorShown: Parameters<typeof renderHouseholdCard>[0], button: string) => async () => {
    const { portal } = await renderHouseholdCard(isErrorShown)
    await userEvent.click(await screen.findByRole('button', { name: button }))
    await findOverlay()
    return createWriteRequestsGetter(portal)
  }
async function openMailedCodeForm() {
  const sent = await openTwoStepDialog()
  await userEvent.type(await screen.findByLabelText(nl.two_step_password), 'portaal-demo{Enter}')
  await screen.findByLabelText(nl.two_step_code)
  return sent
}

const mobileLabelPattern = new RegExp(`^${nl.mobile}`)

/** Every form of this remote that sends something, each with an invalid value. */
testInvalidForms([
  {
    file: 'edit/contact/ContactTab.tsx',
    open: createTabOpener('contactDetails', mobileLabelPattern),
    typed: [[mobileLabelPattern, '+12']],
    wrong: mobileLabelPattern,
    press: nl.edit_review,
  },
  {
    file: 'edit/personalia/PersonaliaTab.tsx',
    open: createTabOpener('personalia', nl.first_name, (fake) =>
      fake.answer(getFamily, { data: { partner: null, children: [] } }),
    ),
    typed: [
      [nl.first_name, 'Annelies'],
      [nl.last_name, ''],
    ],
    wrong: nl.last_name,
    press: nl.edit_review,
  },
  {
    file: 'edit/living/LivingTab.tsx',
    open: createTabOpener('living', nl.market_value, mockLivingResponse),
    typed: [
      [nl.market_value, '600000'],
      [nl.postal_code, '12'],
    ],
    wrong: nl.postal_code,
    press: nl.edit_review,
  },
  {
    file: 'edit/mortgage/MortgageForm.tsx',
    open: async () => {
      const { portal } = await openMortgageTab([createExampleMortgage(7)])
      await expandPart(/^Deel 1/)
      return createWriteRequestsGetter(portal)
    },
    typed: [
      [nl.part_number, 'A-1'],
      [nl.interest, '11'],
    ],
    wrong: nl.interest,
    press: nl.edit_review,
  },
  {
    file: 'edit/mortgage/LoanPartForm.tsx',
    open: async () => {
      const { portal } = await openMortgageTab([createExampleMortgage(7)], () => {}, 'mortgage?id=7&part=2')
      await screen.findByLabelText(nl.part_number)
      return createWriteRequestsGetter(portal)
    },
    typed: [
      [nl.part_number, 'A-1'],
      [nl.remaining_debt, '80000'],
    ],
    wrong: nl.remaining_debt,
    press: nl.edit_review,
  },
  {
    file: 'edit/income/IncomeTab.tsx',
    open: createTabOpener('income', nl.gross_annual_income, mockIncomeResponses),
    typed: [
      [nl.gross_annual_annuity_amount, '1200'],
      [nl.retirement_date, '31-02-2050'],
    ],
    wrong: nl.retirement_date,
    press: nl.edit_review,
  },
  {
    file: 'edit/income/EntryForm.tsx',
    open: createTabOpener('income/income-5', nl.entry_total, mockIncomeResponses),
    typed: [[nl.entry_total, '']],
    wrong: nl.entry_total,
    press: nl.edit_review,
  },
  {
    file: 'edit/income/NewEntryForm.tsx',
    open: createTabOpener('income/new-income', nl.entry_total, mockIncomeResponses),
    typed: [[nl.entry_title_income, 'Bijles']],
    wrong: nl.entry_type,
    press: nl.edit_review,
  },
  {
    file: 'edit/account/password/PasswordCard.tsx',
    open: () => renderCard(() => <PasswordCard username="anna" />, createFakePortal()),
    typed: [
      [nl.password_current, 'portaal-demo'],
      [nl.password_new, 'kort'],
    ],
    wrong: nl.password_new,
    press: nl.password_change,
  },
  {
    file: 'shared/PasswordProofForm.tsx',
    open: openAuthenticatorSetup,
    typed: [],
    wrong: nl.two_step_password,
    press: nl.app_next,
  },
  {
    file: 'edit/security/authenticator/SetUpAuthenticatorDialog.tsx',
    open: openFirstCodeForm,
    typed: [[nl.app_code, '12345']],
    wrong: nl.app_code,
    press: nl.two_step_switch_on,
  },
  {
    file: 'edit/security/passkeys/AddPasskeyDialog.tsx',
    open: createPasskeyDialogOpener(nl.passkey_add),
    typed: [[nl.name, '']],
    wrong: nl.name,
    press: nl.passkey_add,
  },
  {
    file: 'edit/security/passkeys/RenamePasskeyDialog.tsx',
    open: createPasskeyDialogOpener('Andere naam geven: Telefoon'),
    typed: [[nl.name, '']],
    wrong: nl.name,
    press: nl.passkey_save,
  },
  {
    file: 'shared/PasswordProofForm.tsx',
    open: openErasureDialog,
    typed: [],
    wrong: nl.two_step_password,
    press: erasureTexts.erasure_send,
  },
  {
    file: 'edit/privacy/household/GrantDialog.tsx',
    open: createHouseholdDialogOpener({}, householdTexts.invite),
    typed: [
      [householdTexts.email, 'bas@example.nl'],
      [householdTexts.name, ''],
    ],
    wrong: householdTexts.name,
    press: householdTexts.send,
  },
  {
    file: 'edit/privacy/household/ConsentDialog.tsx',
    open: createHouseholdDialogOpener(
      { received: [createReceivedGrant()] },
      'Uitnodiging bekijken van Anna de Wit',
    ),
    typed: [],
    wrong: householdTexts.own_income,
    press: householdTexts.accept,
  },
  {
    file: 'edit/security/two-step/TwoStepDialog.tsx',
    open: openTwoStepDialog,
    typed: [],
    wrong: nl.two_step_password,
    press: nl.two_step_send,
  },
  {
    file: 'edit/security/two-step/TwoStepDialog.tsx',
    open: openMailedCodeForm,
    typed: [],
    wrong: nl.two_step_code,
    press: nl.two_step_switch_on,
  },
])
