import { saveIncome } from '@portal/contract/edit'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { findLayer } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openTab, reviewed, saveAll, sentTo } from '../../test/open.ts'
import nl from '../../texts/nl.json'
import './IncomeTab.tsx'

const bas = { id: 2, full_name: 'Bas', first_name: 'Bas', gross_annual_income: 40_000 }
const open = (given: object = {}, partner: object | null = bas) =>
  openTab('income', { gross_annual_income: 58_000, retirement_date: '2052-07-17', ...given }, (fake) => {
    fake.answer(getFamily, { data: { partner: partner as never, children: [] } })
    fake.answer(saveIncome, { data: { success: true } })
  })
const retype = async (label: string, typed: string) => {
  await userEvent.clear(await screen.findByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), typed)
}
const names = () =>
  [...document.querySelectorAll('form label')].map((label) => label.textContent?.trim()).filter(Boolean)

test('@EDITINCOME-01 @EDITINCOME-02 amounts are asked gross a year and sent in whole euros', async () => {
  const { portal } = await open()
  await retype(nl.gross_annual_income, '60.000,99')
  expect(names()).toEqual([
    nl.retirement_date,
    nl.gross_annual_income,
    nl.gross_annual_old_age_pension_amount,
    nl.gross_annual_employment_pension_amount,
    nl.gross_annual_annuity_amount,
    nl.gross_annual_partner_pension_amount,
  ])
  await saveAll()
  await screen.findByText(nl.save_edits_succesful)
  expect(sentTo(portal, saveIncome)).toMatchObject([
    {
      gross_annual_income: 60_000,
      gross_annual_old_age_pension_amount: null,
      retirement_date: '2052-07-17',
      partner: { gross_annual_income: 40_000 },
    },
  ])
})

test('@EDITINCOME-03 who has retired is not asked for income, nor is any sent', async () => {
  const { portal } = await open({ retirement_date: '2020-01-01' }, null)
  await retype(nl.gross_annual_annuity_amount, '12')
  expect(screen.queryByLabelText(nl.gross_annual_income)).toBeNull()
  expect(screen.getByText(nl.income_retired)).toBeTruthy()
  await saveAll()
  await screen.findByText(nl.save_edits_succesful)
  expect(sentTo(portal, saveIncome)[0]).not.toHaveProperty('gross_annual_income')
})

test.each([
  [true, bas, true],
  [true, null, false],
  [false, bas, false],
])(
  '@EDITINCOME-04 may change the partner: %s, partner: %o, partner pension: %s',
  async (can, partner, asked) => {
    await open({ can_update_partner: can }, partner)
    await screen.findByLabelText(nl.gross_annual_income)
    expect(screen.queryByLabelText(nl.gross_annual_partner_pension_amount) !== null).toBe(asked)
    expect(screen.queryAllByRole('tab').length > 0).toBe(asked)
  },
)

const entry = (title: string, total: number) => ({ title, total, type: 'OtherIncome' as const })

test('@EDITINCOME-05 which entries will go is told one by one before it is saved, and what was not touched stays', async () => {
  const { portal } = await open()
  portal.answer(getIncomes, { data: [entry('Markdal Zorg', 46_656), entry('Sportmassage', 7_664)] })
  portal.answer(getPartnerIncomes, { data: [entry('Gemeente Tilburg', 44_280)] })
  for (const call of [getRetirements, getPartnerRetirements]) portal.answer(call, { data: [] })
  await portal.queries.invalidateQueries()
  await retype(nl.gross_annual_income, '1')
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  const lines = within(await findLayer()).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Markdal Zorg · € 46.656,00',
    'Sportmassage · € 7.664,00',
  ])
})

test('entries that could not be read are not called none', async () => {
  await open()
  await retype(nl.gross_annual_annuity_amount, '1')
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect(within(await findLayer()).getByText(nl.income_replaces_unknown)).toBeTruthy()
})

test('@EDIT-13 cents are gone once a field of whole euros is left: what is shown is what is saved', async () => {
  await open()
  await retype(nl.gross_annual_income, '60.000,99')
  await userEvent.tab()
  expect(screen.getByLabelText<HTMLInputElement>(nl.gross_annual_income).value).toBe('60.000')
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect(await reviewed()).toEqual([[nl.gross_annual_income, '€ 58.000,00', '€ 60.000,00']])
})
