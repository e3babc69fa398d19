import { getPartnerRetirements, getRetirements, Retirement } from '@portal/contract/retirement'
import * as v from '@portal/contract/valibot'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createCustomer,
  createPartner,
  getPlainText,
  mockCall,
  mockRejectedCall,
  renderOverview,
} from '../test/render-overview.ts'
import nl from '../texts/nl.json'
import PensionScreen from './PensionScreen.tsx'

const createPension = (title: string, total: number, type: string, more: object = {}) =>
  v.parse(Retirement, { id: title, title, total, type, ...more })
const employerPension = createPension('Pensioen zorg', 21_400, 'EmployerPension', {
  agency: 'Pensioenfonds Heelhand',
  number: 'PH-1',
  accumulated_pension_amount: 8_910,
  target_pension_amount: 21_400,
  death_before_retirement_date_amount: 14_980,
  death_after_retirement_date_amount: 14_000,
  death_before_retirement_date_till_retirement_amount: 2_400,
})
const createPensionLines = (value: number) => ({
  agency: 'Merelborg',
  income: [{ label: 'Uitkering per jaar', value }],
})
const ownPensions = [
  employerPension,
  createPension('Lijfrente', 3_600, 'LifeInsurancePension', createPensionLines(3_600)),
  createPension('Banksparen', 1_850, 'PrivatePension', createPensionLines(1_850)),
  createPension('AOW', 13_290, 'RetirementBenefitIncome', createPensionLines(13_290)),
]
const renderPensions = (
  mine = ownPensions,
  theirs: Retirement[] = [],
  setting: Parameters<typeof renderOverview>[1] = {},
) =>
  renderOverview(PensionScreen, {
    partner: createPartner(),
    answers: [mockCall(getRetirements, { data: mine }), mockCall(getPartnerRetirements, { data: theirs })],
    ...setting,
  })
const findPersonCard = (name: string) => screen.findByRole('region', { name })
afterEach(() => vi.restoreAllMocks())

test('pensions that cannot be read have no total and no fallback amount', {
  tags: 'full',
}, async () => {
  await renderPensions([], [], {
    answers: [mockRejectedCall(getRetirements), mockCall(getPartnerRetirements, { data: [] })],
    customer: createCustomer({ gross_annual_old_age_pension_amount: 12_000 }),
  })
  expect(within(await findPersonCard('Anna')).getByRole('alert')).toBeTruthy()
  expect(document.body.textContent).not.toContain('€')
})

test('@PENSION-01 a ring shows the total of each person', async () => {
  await renderPensions(ownPensions, [createPension('ABP', 15_600, 'EmployerPension')])
  const chart = await screen.findByRole('group', { name: new RegExp(nl.pension_shares.replace('?', '\\?')) })
  expect(
    within(chart.closest('section') as HTMLElement)
      .getAllByRole('listitem')
      .map(getPlainText),
  ).toEqual(['Anna€ 40.140,00', 'Bas€ 15.600,00'])
})

test('@PENSION-02 each person has a searchable list, and the partner’s list is read-only', async () => {
  await renderPensions(ownPensions, [createPension('ABP', 15_600, 'EmployerPension')])
  const anna = within(await findPersonCard('Anna'))
  await userEvent.type(anna.getByRole('searchbox', { name: nl.pension_search }), 'heelhand')
  await expect.poll(() => anna.getAllByRole('listitem').length).toBe(1)
  await userEvent.clear(anna.getByRole('searchbox', { name: nl.pension_search }))
  await userEvent.type(anna.getByRole('searchbox', { name: nl.pension_search }), 'PH-1')
  await expect.poll(() => anna.getAllByRole('listitem').length).toBe(1)
  expect(within(await findPersonCard('Bas')).getByText(nl.read_only)).toBeTruthy()
})

test('@PENSION-03 @PENSION-06 @PENSION-10 an employer pension shows the accrued and attainable amount from age 68, and the survivor’s pension', async () => {
  await renderPensions([employerPension])
  const item = within(await findPersonCard('Anna')).getByRole('listitem')
  expect(getPlainText(item)).toContain('Pensioenfonds Heelhand')
  expect(getPlainText(item)).toContain('€ 21.400,00per jaar vanaf 68')
  expect(within(item).getByRole('img', { name: /^41% van het te bereiken/ })).toBeTruthy()
  const facts = within(item).getAllByRole('definition').map(getPlainText)
  expect(facts).toEqual(['€ 8.910,00', '€ 14.980,00', '€ 14.000,00', '€ 2.400,00'])
  expect(within(item).getByText('Partnerpensioen vóór 68')).toBeTruthy()
  expect(within(item).getByText('Partnerpensioen na 68')).toBeTruthy()
})

test('@PENSION-04 each term of the pension has an explanation on click, in a compact list on a small screen', async () => {
  const mockMediaMatch = (matches: boolean) =>
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches,
      addEventListener() {},
      removeEventListener() {},
    } as unknown as MediaQueryList)
  mockMediaMatch(true)
  await renderPensions([employerPension])
  const findFirstDefinitionRow = async () =>
    within(await findPersonCard('Anna')).getAllByRole('term')[0]?.parentElement
  const besides = getComputedStyle((await findFirstDefinitionRow()) as Element).gridTemplateColumns
  await userEvent.click(screen.getByRole('button', { name: 'Opgebouwd tot nu' }))
  expect(screen.getByText(nl.pension_accumulated_explained.replace('{age}', '68'))).toBeTruthy()
  cleanup()
  mockMediaMatch(false)
  await renderPensions([employerPension])
  expect(getComputedStyle((await findFirstDefinitionRow()) as Element).gridTemplateColumns).not.toBe(besides)
})

test('@PENSION-05 @PENSION-06 other pensions show a description with income lines', async () => {
  await renderPensions()
  for (const name of ['Lijfrente', 'Banksparen', 'AOW']) {
    const button = await screen.findByRole('button', { name: new RegExp(`^${name}.*Merelborg`) })
    await userEvent.click(button)
    const lines = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(getPlainText(lines)).toContain('Uitkering per jaar€')
  }
})

test('@PENSION-07 without items one row shows the state pension and employer pension together', async () => {
  const customer = createCustomer({
    gross_annual_old_age_pension_amount: 13_290,
    gross_annual_employment_pension_amount: 18_750,
    gross_annual_annuity_amount: 3_600,
  })
  await renderPensions([], [], { customer, partner: null })
  expect(getPlainText(await findPersonCard('Anna'))).toContain(
    `${nl.pension_fallback}${nl.pension_fallback_about}€ 32.040,00`,
  )
})

test('@PENSION-08 for a partner without items the partner pension is shown', async () => {
  const partner = createPartner({
    gross_annual_partner_pension_amount: 12_500,
    gross_annual_old_age_pension_amount: 9_999,
  })
  await renderPensions(ownPensions, [], { partner })
  expect(getPlainText(await findPersonCard('Bas'))).toContain(
    `${nl.pension_fallback_partner}${nl.pension_fallback_partner_about}€ 12.500,00`,
  )
})

test('a retired customer sees the current income instead of the future one', { tags: 'full' }, async () => {
  const customer = createCustomer({ retirement_date: '2020-01-01' })
  await renderPensions(ownPensions, [], { customer, partner: null })
  expect(await screen.findByText(nl.income_total)).toBeTruthy()
  expect(screen.queryByText(/^Vanaf 68 jaar/)).toBeNull()
})

test('@PENSION-09 a footer links to the national overview, also without known pensions', async () => {
  await renderPensions([], [], { partner: null })
  expect(await screen.findByText(nl.pension_empty)).toBeTruthy()
  const link = screen.getByRole('link', { name: nl.pension_national_link })
  expect(link.getAttribute('href')).toBe('https://www.mijnpensioenoverzicht.nl')
})

test('unknown amounts say so, and a target of zero has no bar', { tags: 'full' }, async () => {
  await renderPensions([
    createPension('Leeg', 0, 'EmployerPension', { accumulated_pension_amount: 10, target_pension_amount: 0 }),
  ])
  const item = within(await findPersonCard('Anna')).getByRole('listitem')
  expect(within(item).queryByRole('img')).toBeNull()
  expect(within(item).getAllByText(nl.unknown)).toHaveLength(2)
})
