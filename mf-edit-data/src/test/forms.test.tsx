// @module-tag full
import { beginAuthenticator, getAuthenticator } from '@portal/contract/authenticator'
import { saveIncome } from '@portal/contract/edit'
import { getErasure, requestErasure } from '@portal/contract/erasure'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getLiving } from '@portal/contract/living'
import { getPasskeys } from '@portal/contract/passkey'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { getSignIns } from '@portal/contract/sign-in'
import { beginTwoStepChange, getTwoStep } from '@portal/contract/two-step'
import {
  type FakePortal,
  type FormCase,
  fakePortal,
  findLayer,
  renderView,
  sendWithMistake,
} from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { PasswordCard } from '../edit/account/password/PasswordCard.tsx'
import { mortgage, open as openMortgage, openPart } from '../edit/mortgage/open.ts'
import { ErasureCard } from '../edit/privacy/erasure/ErasureCard.tsx'
import erasureTexts from '../edit/privacy/erasure/texts/nl.json'
import householdTexts from '../edit/privacy/household/texts/nl.json'
import { AuthenticatorCard } from '../edit/security/authenticator/AuthenticatorCard.tsx'
import { PasskeysCard } from '../edit/security/passkeys/PasskeysCard.tsx'
import { TwoStepCard } from '../edit/security/two-step/TwoStepCard.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import { openTab } from './open.ts'
import { openHousehold, received } from './open-household.tsx'
import '../edit/contact/ContactTab.tsx'
import '../edit/income/IncomeTab.tsx'
import '../edit/living/LivingTab.tsx'
import '../edit/personalia/PersonaliaTab.tsx'

const writes = (portal: FakePortal) => () => portal.sent.filter(({ input }) => input)
const tab = (address: string, field: string | RegExp, answers?: (portal: FakePortal) => void) => async () => {
  const { portal } = await openTab(address, { retirement_date: '2052-07-17' }, answers)
  await screen.findByLabelText(field)
  return writes(portal)
}
const incomes = (fake: FakePortal) => {
  fake.answer(getFamily, { data: { partner: null, children: [] } })
  fake.answer(getIncomes, {
    data: [{ id: 5, title: 'Sportmassage', total: 7664, type: 'OtherIncome' }] as never,
  })
  for (const call of [getPartnerIncomes, getRetirements, getPartnerRetirements])
    fake.answer(call, { data: [] })
  fake.answer(saveIncome, { data: { success: true } })
}
const home = (fake: FakePortal) => {
  const property = { postcode: '4818 SL', number: '27', market_value: 585_000, woz_value_home: 561_000 }
  fake.answer(getLiving, { data: { property } as never })
}
const card = async (Card: ComponentType, portal: FakePortal) => {
  await renderView(Card, { portal, texts, path: '/editInfo/account' })
  return writes(portal)
}
async function twoStep() {
  const portal = fakePortal()
  portal.answer(getTwoStep, { data: { enabled: false, can_change: true, email: 'a…@example.nl' } })
  portal.answer(beginTwoStepChange, { data: { success: true } })
  const sent = await card(TwoStepCard, portal)
  await userEvent.click(await screen.findByRole('button', { name: nl.two_step_switch_on }))
  await findLayer()
  return sent
}
async function app() {
  const portal = fakePortal()
  portal.answer(getAuthenticator, { data: { enabled: false, recovery_codes_left: 0, password_wanted: true } })
  const picture = { size: 9, path: 'M4 4h1v1h-1z' }
  portal.answer(beginAuthenticator, { data: { secret: 'ABCD', address: 'otpauth://totp/x', picture } })
  const sent = await card(AuthenticatorCard, portal)
  await userEvent.click(await screen.findByRole('button', { name: nl.app_set_up }))
  await findLayer()
  return sent
}
async function appCode() {
  const sent = await app()
  await userEvent.type(await screen.findByLabelText(nl.two_step_password), 'portaal-demo{Enter}')
  await screen.findByLabelText(nl.app_code)
  return sent
}
const passkeys = (button: string) => async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  const portal = fakePortal()
  const phone = { id: 1, name: 'Telefoon', created_at: '2026-11-20T09:00:00Z', synced: false }
  portal.answer(getPasskeys, { data: { passkeys: [phone], password_wanted: false } })
  portal.answer(getSignIns, { data: [] })
  const sent = await card(PasskeysCard, portal)
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await findLayer()
  return sent
}
async function erasure() {
  const portal = fakePortal()
  const data = { requested_at: null, due_at: '2026-12-10T09:00:00Z', held: false, goes: 4, stays: [] }
  portal.answer(getErasure, { data })
  portal.answer(requestErasure, { data })
  const sent = await card(ErasureCard, portal)
  await userEvent.click(await screen.findByRole('button', { name: erasureTexts.erasure_open }))
  await findLayer()
  return sent
}
const household = (isErrorShown: Parameters<typeof openHousehold>[0], button: string) => async () => {
  const { portal } = await openHousehold(isErrorShown)
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await findLayer()
  return writes(portal)
}
async function mailedCode() {
  const sent = await twoStep()
  await userEvent.type(await screen.findByLabelText(nl.two_step_password), 'portaal-demo{Enter}')
  await screen.findByLabelText(nl.two_step_code)
  return sent
}

const mobile = new RegExp(`^${nl.mobile}`)

/** Every form of this remote that sends something, each with an invalid value. */
const forms: FormCase[] = [
  {
    file: 'edit/contact/ContactTab.tsx',
    open: tab('contactDetails', mobile),
    typed: [[mobile, '+12']],
    wrong: mobile,
    press: nl.edit_review,
  },
  {
    file: 'edit/personalia/PersonaliaTab.tsx',
    open: tab('personalia', nl.first_name, (fake) =>
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
    open: tab('living', nl.market_value, home),
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
      const { portal } = await openMortgage([mortgage(7)])
      await openPart(/^Deel 1/)
      return writes(portal)
    },
    typed: [
      [nl.part_number, 'A-1'],
      [nl.interest, '11'],
    ],
    wrong: nl.interest,
    press: nl.edit_review,
  },
  {
    file: 'edit/mortgage/PartForm.tsx',
    open: async () => {
      const { portal } = await openMortgage([mortgage(7)], () => {}, 'mortgage?id=7&part=2')
      await screen.findByLabelText(nl.part_number)
      return writes(portal)
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
    open: tab('income', nl.gross_annual_income, incomes),
    typed: [
      [nl.gross_annual_annuity_amount, '1200'],
      [nl.retirement_date, '31-02-2050'],
    ],
    wrong: nl.retirement_date,
    press: nl.edit_review,
  },
  {
    file: 'edit/income/EntryForm.tsx',
    open: tab('income/income-5', nl.entry_total, incomes),
    typed: [[nl.entry_total, '']],
    wrong: nl.entry_total,
    press: nl.edit_review,
  },
  {
    file: 'edit/income/NewEntryForm.tsx',
    open: tab('income/new-income', nl.entry_total, incomes),
    typed: [[nl.entry_title_income, 'Bijles']],
    wrong: nl.entry_type,
    press: nl.edit_review,
  },
  {
    file: 'edit/account/password/PasswordCard.tsx',
    open: () => card(() => <PasswordCard username="anna" />, fakePortal()),
    typed: [
      [nl.password_current, 'portaal-demo'],
      [nl.password_new, 'kort'],
    ],
    wrong: nl.password_new,
    press: nl.password_change,
  },
  {
    file: 'edit/security/authenticator/ProofForm.tsx',
    open: app,
    typed: [],
    wrong: nl.two_step_password,
    press: nl.app_next,
  },
  {
    file: 'edit/security/authenticator/ConfirmForm.tsx',
    open: appCode,
    typed: [[nl.app_code, '12345']],
    wrong: nl.app_code,
    press: nl.two_step_switch_on,
  },
  {
    file: 'edit/security/passkeys/AddPasskeyDialog.tsx',
    open: passkeys(nl.passkey_add),
    typed: [[nl.passkey_name, '']],
    wrong: nl.passkey_name,
    press: nl.passkey_add,
  },
  {
    file: 'edit/security/passkeys/RenamePasskeyDialog.tsx',
    open: passkeys('Andere naam geven: Telefoon'),
    typed: [[nl.passkey_name, '']],
    wrong: nl.passkey_name,
    press: nl.passkey_save,
  },
  {
    file: 'edit/privacy/erasure/ErasureDialog.tsx',
    open: erasure,
    typed: [],
    wrong: nl.two_step_password,
    press: erasureTexts.erasure_send,
  },
  {
    file: 'edit/privacy/household/GrantDialog.tsx',
    open: household({}, householdTexts.invite),
    typed: [
      [householdTexts.email, 'bas@example.nl'],
      [householdTexts.name, ''],
    ],
    wrong: householdTexts.name,
    press: householdTexts.send,
  },
  {
    file: 'edit/privacy/household/ConsentDialog.tsx',
    open: household({ received: [received()] }, 'Uitnodiging bekijken van Anna de Wit'),
    typed: [],
    wrong: householdTexts.own_income,
    press: householdTexts.accept,
  },
  {
    file: 'edit/security/two-step/TwoStepDialog.tsx',
    open: twoStep,
    typed: [],
    wrong: nl.two_step_password,
    press: nl.two_step_send,
  },
  {
    file: 'edit/security/two-step/TwoStepDialog.tsx',
    open: mailedCode,
    typed: [],
    wrong: nl.two_step_code,
    press: nl.two_step_switch_on,
  },
]

test.each(forms)(
  '@WCAG-3.3.6 $file: what is wrong is told at its field, what was typed stays, and nothing is sent',
  async (form) => {
    expect(await sendWithMistake(form)).toEqual({ isErrorShown: true, isInputKept: true, sent: 0 })
  },
)
