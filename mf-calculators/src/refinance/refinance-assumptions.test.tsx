import { getLenderLabels, getLenders } from '@portal/contract/lender'
import { getRefinance, type RefinanceResult } from '@portal/contract/refinance'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleMortgage, mockCustomerFile } from '../test/calculator-examples.ts'
import { createComparison, createProposal } from '../test/refinance-examples.ts'
import { getPlainText, renderCalculator } from '../test/render-calculator.ts'
import nl from '../texts/nl.json'
import RefinanceSlot from './RefinanceSlot.tsx'

const renderRefinanceResult = async (result: RefinanceResult, mortgages: object[] = [exampleMortgage]) => {
  const { portal } = await renderCalculator(RefinanceSlot, (one) => {
    mockCustomerFile(one, { mortgages })
    one.answer(getLenders, { data: [{ id: 2, hdn_code: 'DM', sender_name: 'Dommel' }] })
    one.answer(getLenderLabels, { data: [] })
    one.answer(getRefinance, { data: { result }, meta: { norms: exampleNorms } })
  })
  const getRequestBodies = () =>
    portal.sent.flatMap(({ path, input }) =>
      path.startsWith('/refinance') ? [(input as { body: Record<string, unknown> }).body] : [],
    )
  return { bodies: getRequestBodies }
}
const exampleNorms = { lending_from: '2026-01-01', valid_to: '2026-12-31' }
const findVerdictText = async (words: string) => getPlainText((await screen.findByText(words)).closest('p'))

const rateAfterFixedPeriod = {
  ...{ rate: 0.04, stated_rate: 0.04, stated_by: 'interest_list', interest_only_surcharge: 0.002 },
  ...{ first_end_in_months: 1, gross_monthly_payments: 800, gross_monthly_payments_at_current_rate: 300 },
  by_rate: [3.8, 3.9, 4, 4.1].map((percent) => ({
    rate: percent / 100,
    gross_monthly_payments: percent * 200,
    // Each percentage point above 4 adds 200 euro a month to the gain, for 119 months.
    difference: Math.round((percent - 4) * 119 * 200),
  })),
}
const createProposalsWithGainRange = (stated: number, kept: number) => [
  createProposal({
    gross_total_refinance_difference: stated,
    gross_total_refinance_difference_at_current_rate: kept,
    gross_monthly_payments: 600,
  }),
]

test('@REFI-15 advice 1: the gain is a range between today’s rate and the assumed rate after the fixed period', async () => {
  await renderRefinanceResult(
    createComparison(createProposalsWithGainRange(19_300, 4_000), {
      rate_after_fixed_period: rateAfterFixedPeriod,
    }),
  )
  expect(await findVerdictText(nl.refinance_yes)).toBe(
    'Ja, dat kan. Bij Dommel houd je in 10 jaar bruto € 4.000 tot € 19.300 over, boete en kosten eraf. ' +
      'Wordt je rente 4,00%, dan is dat na belasting € 5.200. De boete en kosten zijn na 41 maanden terugverdiend.',
  )
  const [article] = screen.getAllByRole('article')
  expect(getPlainText(article)).toContain('Levert op€ 19.300bij de rente van nu: levert € 4.000 op')
})

test('if the sign depends on that rate, both outcomes are stated and none is promised', {
  tags: 'full',
}, async () => {
  await renderRefinanceResult(
    createComparison(createProposalsWithGainRange(19_300, -40_200), {
      rate_after_fixed_period: rateAfterFixedPeriod,
    }),
  )
  expect(await findVerdictText(nl.refinance_depends)).toBe(
    'Dat hangt van de rente af. Wordt je rente na de vaste periode 4,00%, dan houd je in 10 jaar bruto € 19.300 ' +
      'over bij Dommel. Houd je je rente van nu, dan kost overstappen € 40.200. ' +
      'Bij 4,00% zijn de boete en kosten na 41 maanden terugverdiend.',
  )
})

test('@REFI-15 advice 1: moving the slider for the rate updates the outcome at once, and then compares at that rate', {
  tags: 'full',
}, async () => {
  const { bodies } = await renderRefinanceResult(
    createComparison(createProposalsWithGainRange(19_300, -40_200), {
      rate_after_fixed_period: rateAfterFixedPeriod,
    }),
  )
  const slider = (await screen.findByRole('slider', {
    name: /^Rente na de vaste periode/,
  })) as HTMLInputElement
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['3.8', '4.1', '0.1', '4'])
  const card = slider.closest('section') as HTMLElement
  const getBarTexts = () => within(card).getAllByRole('listitem').map(getPlainText)
  expect(getBarTexts()).toEqual(['Rente van nu€ 300', 'Rente daarna€ 800', 'Nieuwe lening€ 600'])
  expect(getPlainText(card)).toContain('Wij gaan uit van 4,00%: wat je geldverstrekker nu vraagt')
  expect(getPlainText(card)).toContain('Voor aflossingsvrije delen komt er 0,20% bij.')
  expect(bodies()[0]).toMatchObject({ rate_after_fixed_period: null, every_rate_after_fixed_period: true })
  fireEvent.change(slider, { target: { value: '3.8' } })
  expect(getBarTexts()).toEqual(['Rente van nu€ 300', 'Rente daarna€ 760', 'Nieuwe lening€ 600'])
  expect(slider.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe(
    '3,80%. Overstappen naar Dommel levert dan € 14.540 op',
  )
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ rate_after_fixed_period: 0.038 }))
  fireEvent.click(screen.getByRole('button', { name: /^Terug naar 4,00%/ }))
  expect(getBarTexts()).toEqual(['Rente van nu€ 300', 'Rente daarna€ 800', 'Nieuwe lening€ 600'])
  expect(screen.queryByRole('button', { name: /^Terug naar/ })).toBeNull()
})

test('if all rates stay fixed, there is no slider', { tags: 'full' }, async () => {
  await renderRefinanceResult(createComparison())
  expect(await findVerdictText(nl.refinance_yes)).toContain('bruto € 6.500 over')
  expect(screen.queryByRole('slider')).toBeNull()
})

const homeValueResult = {
  ...{ fits: true, debt: 98_475, maximum: 450_000, excess: 0, interest_only_debt: 0 },
  ...{ interest_only_maximum: 225_000, interest_only_excess: 0, guarantee: 'none', guarantee_limit: 450_000 },
}

test('@REFI-16 advice 6 and 12: above the home’s value no gain is promised, and the excess is stated', async () => {
  const above = { ...homeValueResult, fits: false, debt: 460_000, excess: 10_000 }
  await renderRefinanceResult(
    createComparison(createProposalsWithGainRange(19_300, 4_000), {
      home_value: above,
      rate_after_fixed_period: rateAfterFixedPeriod,
    }),
  )
  expect(await findVerdictText(nl.refinance_not_fitting)).toBe(
    'Niet zonder meer. De nieuwe lening is € 10.000 hoger dan de waarde van je woning toelaat: € 450.000. ' +
      'Je adviseur weet of het met eigen geld kan.',
  )
  expect(screen.getByText(nl.value_not_yet)).toBeTruthy()
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).not.toContain('levert')
})

test('if the debt exceeds the home’s value, the form asks for the debt for energy measures and compares with it', {
  tags: 'full',
}, async () => {
  const above = { ...homeValueResult, fits: false, debt: 460_000, excess: 10_000 }
  const { bodies } = await renderRefinanceResult(createComparison(undefined, { home_value: above }))
  const field = await screen.findByRole('textbox', { name: nl.refinance_measures })
  expect(bodies().at(-1)).toMatchObject({ measures_costs: 0 })
  fireEvent.change(field, { target: { value: '12.000' } })
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ measures_costs: 12_000 }))
  const { length } = bodies()
  fireEvent.change(field, { target: { value: '12,34,567' } })
  expect(await screen.findByText(nl.refinance_stale)).toBeTruthy()
  fireEvent.change(field, { target: { value: '12.000' } })
  await waitFor(() => expect(screen.queryByText(nl.refinance_stale)).toBeNull())
  expect(bodies()).toHaveLength(length)
})

test('within the home’s value, the form does not ask for energy measures', {
  tags: 'full',
}, async () => {
  await renderRefinanceResult(createComparison(undefined, { home_value: homeValueResult }))
  await findVerdictText(nl.refinance_yes)
  expect(screen.queryByRole('textbox', { name: nl.refinance_measures })).toBeNull()
})

test('the maximum interest-only part limits the verdict too, and a lost guarantee is stated', {
  tags: 'full',
}, async () => {
  const open_ = {
    ...{ fits: false, interest_only_debt: 240_000, interest_only_excess: 15_000 },
    ...{ guarantee: 'lost', guarantee_limit: 470_000 },
  }
  await renderRefinanceResult(createComparison(undefined, { home_value: { ...homeValueResult, ...open_ } }))
  expect(await findVerdictText(nl.refinance_not_fitting)).toContain(
    'Van de lening is € 240.000 aflossingsvrij, en de gedragscode van banken staat € 225.000 toe.',
  )
  expect(getPlainText((await screen.findByText(/^Boven/)).parentElement)).toContain(
    'Boven € 470.000 geldt de Nationale',
  )
})

test('a gain before tax that is a loss after tax is not promised', { tags: 'full' }, async () => {
  const [taxed] = [createProposal({ net_total_refinance_difference: -300 })]
  await renderRefinanceResult(createComparison([taxed as never]))
  expect(await findVerdictText(nl.refinance_no)).toContain(
    'Bruto scheelt het in 10 jaar € 6.500, maar na belasting blijft daar niets van over.',
  )
})

test('a rejected lower rate beside an accepted higher rate is explained', {
  tags: 'full',
}, async () => {
  const proposals = [
    createProposal(),
    createProposal({ product_line_id: 'x', product_line_name: 'X', fits_on_income: false }),
  ]
  const income_step = {
    not_fitting: { rate: 0.0333, housing_quota: 24.3 },
    fitting: { rate: 0.0352, housing_quota: 25.3 },
  }
  await renderRefinanceResult(createComparison(proposals, { income_step }))
  expect(getPlainText(await screen.findByText(/^De leennormen gaan in stappen/))).toBe(
    'De leennormen gaan in stappen. Bij 3,52% mag 25,30% van het inkomen naar wonen, bij 3,33% maar 24,30%. ' +
      'Daarom past de hogere rente wel en de lagere niet.',
  )
})

const mortgageOnOtherHome = {
  ...exampleMortgage,
  id: 2,
  mainProperty: { street: 'Korte Heuvel', number: '8', postal_code: '5038 VK', city: 'Tilburg' },
  mortgageParts: [
    { id: 9, hoofdsom: 120_000, type: 2, interest: 4.45, einddatum: '2053-04-01', remaining_debt: 109_666 },
  ],
}

test('one mortgage is compared; the others are named and sent with the request', {
  tags: 'full',
}, async () => {
  const applied = {
    ...exampleMortgage,
    id: 3,
    status: 15,
    agency: { id: 2, hdn_code: 'MO', sender_name: 'Molenbank' },
  }
  const { bodies } = await renderRefinanceResult(createComparison(), [
    exampleMortgage,
    mortgageOnOtherHome,
    applied,
  ])
  expect(getPlainText(await screen.findByText(/^We vergelijken alleen/))).toBe(
    'We vergelijken alleen deze hypotheek: Voorbeeldbank (Lindelaan 14). Voorbeeldbank (Korte Heuvel 8) blijft zoals ' +
      'die is, en telt mee bij wat je inkomen kan dragen.',
  )
  const strip = getPlainText(screen.getByRole('heading', { name: nl.counted_title }).closest('section'))
  expect(strip).toContain('Telt mee: 2 hypotheken van samen € 208.141')
  expect(strip).toMatch(/Telt niet mee: .*Molenbank.*verzekeringen/)
  expect(strip).toContain('leennormen die gelden vanaf 1 januari 2026')
  expect(bodies()[0]).toMatchObject({
    loan_parts: [{ current_amount: 98_475 }],
    other_mortgages: [{ on_same_home: false, loan_parts: [{ current_amount: 109_666 }] }],
  })
})
