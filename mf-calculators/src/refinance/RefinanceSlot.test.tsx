import { ApiError } from '@portal/contract/error'
import { getLenderLabels, getLenders } from '@portal/contract/lender'
import { getRefinance } from '@portal/contract/refinance'
import type { FakePortal } from '@portal/remote-kit/test'
import { findOverlay, quotaText, throwQuotaReached } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { exampleMortgage, mockCustomerFile } from '../test/calculator-examples.ts'
import { createComparison, createProposal } from '../test/refinance-examples.ts'
import { getPlainText, renderCalculator } from '../test/render-calculator.ts'
import nl from '../texts/nl.json'
import './detail/ProposalDrawer.tsx'
import '../shared/advice/RequestAdviceDialog.tsx'
import '../shared/trace/TraceDrawer.tsx'
import RefinanceSlot from './RefinanceSlot.tsx'

const exampleComparison = createComparison([
  createProposal(),
  createProposal({
    lender_id: 'BK',
    product_line_id: 'bk-basis',
    product_line_name: 'Basis',
    gross_total_refinance_difference: 900,
  }),
  createProposal({ product_line_id: 'dm-max', product_line_name: 'Dommel Max', fits_on_income: false }),
])
const mockComparison = (portal: FakePortal, result = exampleComparison) =>
  portal.answer(getRefinance, { data: { result }, meta: {} })
const renderRefinanceSlot = (
  answers: (portal: FakePortal) => void = mockComparison,
  file?: Parameters<typeof mockCustomerFile>[1],
) =>
  renderCalculator(RefinanceSlot, (portal) => {
    const labelled = { ...exampleMortgage, company_label_description: 'Basis' }
    mockCustomerFile(portal, { mortgages: [labelled], ...file })
    const lenders = [
      { id: 1, hdn_code: 'BK', sender_name: 'Voorbeeldbank' },
      { id: 2, hdn_code: 'DM', sender_name: 'Dommel Hypotheken' },
    ]
    portal.answer(getLenders, { data: lenders })
    const labels = [{ id: 4, company_id: 1, hdn_code: 'BK', name: 'Basis', product_id: 'bk-basis' }]
    portal.answer(getLenderLabels, { data: labels })
    answers(portal)
  })
type RefinanceRequestBody = { step: string; lead?: object; [field: string]: unknown }
const getRequestBodies = (portal: FakePortal) =>
  portal.sent.flatMap(({ path, input }) =>
    path.startsWith('/refinance') ? [(input as { body: RefinanceRequestBody }).body] : [],
  )
const findProposalGroup = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement)

test('@REFI-12 @REFI-13 @REFI-14 proposals are in three groups below the verdict', {
  tags: 'full',
}, async () => {
  await renderRefinanceSlot()
  const matching = await findProposalGroup(nl.refinance_group_matching)
  expect(matching.getAllByRole('article')).toHaveLength(1)
  expect(matching.getByRole('heading', { name: 'Voorbeeldbank' })).toBeTruthy()
  const fitting = (await findProposalGroup(nl.refinance_group_fitting)).getAllByRole('article')
  expect(fitting.map(getPlainText)).toHaveLength(1)
  expect(getPlainText(fitting[0])).toContain('Levert op€ 6.500')
  expect((await findProposalGroup(nl.refinance_group_not_fitting)).getByText('Dommel Max')).toBeTruthy()
  expect(getPlainText((await screen.findByText(nl.refinance_yes)).closest('p'))).toBe(
    'Ja, dat kan. Bij Dommel Hypotheken houd je in 10 jaar bruto € 6.500 over, boete en kosten eraf. ' +
      'Na belasting is dat € 5.200. ' +
      'De boete en kosten zijn na 41 maanden terugverdiend.',
  )
})

test('@REFI-02 @API-66 the comparison is for the mortgage on the home, with its value and product', async () => {
  const { portal } = await renderRefinanceSlot()
  await screen.findByText(nl.refinance_yes)
  expect(getRequestBodies(portal)).toHaveLength(1)
  expect(getRequestBodies(portal)[0]).toMatchObject({
    step: 'refinance',
    market_value: 450_000,
    new_interest_period_in_months: 120,
    finance_repayment_penalty: false,
    lender_hdn_code: 'BK',
    product_line_id: 'bk-basis',
    loan_parts: [{ original_amount: 140_000, nhg_applicable: false, box: 'box1' }],
  })
})

test('the cost of switching is the sum of its rows, including the guarantee fee', {
  tags: 'full',
}, async () => {
  const costs = {
    mortgage_brokerage_costs: 2_750,
    notarial_mortgage_act_costs: 700,
    appraisal_costs: 750,
    guarantee_fee: 1_161.82,
  }
  await renderRefinanceSlot((portal) =>
    mockComparison(
      portal,
      createComparison(undefined, { repayment_penalty: 7_458.24, refinance_costs: costs }),
    ),
  )
  const card = (await screen.findByRole('heading', { name: nl.refinance_once })).parentElement
  expect(getPlainText(card)).toContain(`${nl.refinance_guarantee_fee}€ 1.161,82`)
  expect(getPlainText(card)).toContain(`${nl.refinance_together}€ 12.820,06`)
})

test('@REFI-01 @REFI-09 @REFI-10 another period, penalty option or home value starts a new comparison', async () => {
  const { portal } = await renderRefinanceSlot()
  await screen.findByText(nl.refinance_yes)
  const periods = within(screen.getByRole('group', { name: nl.refinance_period })).getAllByRole('radio')
  expect(periods.map((radio) => (radio as HTMLInputElement).value)).toEqual([
    '12',
    '60',
    '120',
    '180',
    '240',
    '360',
  ])
  expect(periods.map((radio) => radio.parentElement?.querySelector('b')?.textContent)).toEqual(
    [1, 5, 10, 15, 20, 30].map((years) => `${years} jaar`),
  )
  expect((periods[2] as HTMLInputElement).checked).toBe(true)
  await userEvent.click(periods[5] as HTMLElement)
  await waitFor(() =>
    expect(getRequestBodies(portal).at(-1)).toMatchObject({ new_interest_period_in_months: 360 }),
  )
  await userEvent.click(screen.getByRole('radio', { name: nl.refinance_penalty_financed }))
  await waitFor(() =>
    expect(getRequestBodies(portal).at(-1)).toMatchObject({ finance_repayment_penalty: true }),
  )
  const value = screen.getByLabelText(nl.refinance_value)
  await userEvent.clear(value)
  await userEvent.type(value, '500.000,00')
  await waitFor(() => expect(getRequestBodies(portal).at(-1)).toMatchObject({ market_value: 500_000 }))
  await userEvent.clear(value)
  expect(await screen.findByText(nl.value_needed)).toBeTruthy()
  expect(await screen.findByText(nl.refinance_stale)).toBeTruthy()
  await userEvent.type(value, '-5')
  expect(await screen.findByText(/^Schrijf hier alleen cijfers/)).toBeTruthy()
  expect(screen.getByText(nl.refinance_yes)).toBeTruthy()
})

test('the figures of a period are those of the current result, and an open proposal is updated with it', {
  tags: 'full',
}, async () => {
  const { portal } = await renderRefinanceSlot()
  const best = await screen.findByText(nl.refinance_yes)
  await userEvent.click(screen.getByRole('radio', { name: /^30 jaar/ }))
  await waitFor(() =>
    expect(getRequestBodies(portal).at(-1)).toMatchObject({ new_interest_period_in_months: 360 }),
  )
  expect(getPlainText(best.closest('p'))).toContain('in 10 jaar')

  const longer = createProposal({ new_interest_period_in_months: 360 })
  mockComparison(portal, createComparison([longer]))
  await userEvent.click(screen.getByRole('radio', { name: /^20 jaar/ }))
  await waitFor(() => expect(getPlainText(best.closest('p'))).toContain('in 30 jaar'))
  await userEvent.click(screen.getByRole('button', { name: /^Bekijk: / }))
  expect(await screen.findByRole('heading', { name: /30 jaar$/ })).toBeTruthy()
})

test('@REFI-11 rates of a period are percentages with two decimals', async () => {
  await renderRefinanceSlot()
  await screen.findByText(nl.refinance_yes)
  const ten = screen.getByRole('radio', { name: /^10 jaar/ }).parentElement
  expect(getPlainText(ten)).toBe('10 jaarvanaf 3,29%')
})

test('@ENTITY-43 @ENTITY-44 a proposal shows all its figures, the calculation of the gain, and the cost of switching', {
  tags: 'full',
}, async () => {
  await renderRefinanceSlot()
  await userEvent.click(
    await screen.findByRole('button', { name: `${nl.refinance_open}: Dommel Hypotheken, Dommel Plus` }),
  )
  const drawer = await findOverlay('Dommel Hypotheken')
  expect(within(drawer).getByText(nl.fits_income)).toBeTruthy()
  expect([...drawer.querySelectorAll('dl > div')].map(getPlainText)).toEqual([
    `${nl.refinance_brings_all}€ 6.500`,
    `${nl.refinance_brings_net}€ 5.200`,
    'Terugverdiend na41 maanden',
    `${nl.refinance_period_gross}€ 12.000,00`,
    `${nl.refinance_period_net}€ 9.600,00`,
    'Bruto per maand€ 1.150,00',
    'Bruto minder€ 100,00',
    'Netto per maand€ 950,00',
    'Netto minder€ 80,00',
    'Deel 13,29%',
    '10 jaar3,29%',
    '30 jaar4,05%',
  ])
  await userEvent.click(within(drawer).getByRole('button', { name: /6\.500/ }))
  expect(await screen.findByText(/^Het verschil in betalingen en in restschuld/)).toBeTruthy()
  const once = (await screen.findByText(nl.refinance_once)).closest('section')
  expect(getPlainText(once)).toContain('Samen€ 5.500')
})

test('@FORMAT-10 a negative gain is shown as a cost instead of a negative amount', {
  tags: 'full',
}, async () => {
  const dear = createProposal({
    gross_difference_per_month: -12.5,
    net_difference_per_month: -10,
    gross_total_difference_during_interest_period: -1_500,
    net_total_difference_during_interest_period: -1_200,
    gross_total_refinance_difference: -38_761,
    payback_time_in_months: null,
  })
  await renderRefinanceSlot((portal) => mockComparison(portal, createComparison([dear])))
  await userEvent.click(await screen.findByRole('button', { name: /^Bekijk: / }))
  const drawer = await findOverlay('Dommel Hypotheken')
  expect(within(drawer).getByRole('heading', { name: 'Wat het kost in 10 jaar' })).toBeTruthy()
  const rows = [...drawer.querySelectorAll('dl > div')].map(getPlainText)
  expect(rows).toContain(`${nl.refinance_costs_all}€ 38.761`)
  expect(rows).toContain(`${nl.refinance_period_gross_more}€ 1.500,00`)
  expect(rows).toContain(`${nl.refinance_net_more}€ 10,00`)
  expect(rows.join()).not.toContain('–')
})

test('@REFI-08 @LEAD-03 @API-67 requesting advice about a proposal sends a lead with its lender', async () => {
  const { portal } = await renderRefinanceSlot()
  await userEvent.click(await screen.findByRole('button', { name: /Dommel Plus$/ }))
  const drawer = within(await findOverlay('Dommel Hypotheken'))
  await userEvent.click(drawer.getByRole('button', { name: nl.request_advice }))
  const dialog = within(await findOverlay(nl.request_advice))
  await userEvent.click(dialog.getByRole('button', { name: nl.request_send }))
  expect(await screen.findByText(nl.request_successful)).toBeTruthy()
  const sent = getRequestBodies(portal).filter(({ step }) => step === 'thanks')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.lead).toMatchObject({ proposal_lender_hdn_code: 'DM', phone_number: '0612345678' })
  expect(sent[0]?.lead).not.toHaveProperty('interested_in_scenario')
})

test('at the quota, the form shows the server’s message', { tags: 'full' }, async () => {
  const { portal } = await renderRefinanceSlot()
  await userEvent.click(await screen.findByRole('button', { name: /Dommel Plus$/ }))
  const drawer = within(await findOverlay('Dommel Hypotheken'))
  await userEvent.click(drawer.getByRole('button', { name: nl.request_advice }))
  portal.answer(getRefinance, throwQuotaReached)
  const dialog = within(await findOverlay(nl.request_advice))
  await userEvent.click(dialog.getByRole('button', { name: nl.request_send }))
  expect(await dialog.findByText(quotaText)).toBeTruthy()
})

test('if no proposal has a gain, the verdict says so and a negative gain is shown as a cost', {
  tags: 'full',
}, async () => {
  await renderRefinanceSlot((portal) =>
    mockComparison(
      portal,
      createComparison([
        createProposal({ gross_total_refinance_difference: -1_200, gross_difference_per_month: -40 }),
      ]),
    ),
  )
  expect(await screen.findByText(nl.refinance_no)).toBeTruthy()
  const [article] = screen.getAllByRole('article')
  expect(getPlainText(article)).toContain('Kost meer€ 1.200')
  expect(getPlainText(article)).toContain('Meer per maand€ 40,00')
})

test.each([
  ['@REFI-04 without a mortgage', { mortgages: [] }, nl.no_mortgage_error],
  [
    '@REFI-05 without a mortgage and a value',
    { mortgages: [], property: { postcode: '3541AB', number: '14' } },
    nl.no_marktwaarde_mortgage_error,
  ],
])('%s the screen shows what is missing @REFI-06', async (_, file, words) => {
  await renderRefinanceSlot(mockComparison, file)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText(nl.edit_info_and_retry)).toBeTruthy()
  expect(screen.getByRole('link', { name: nl.edit_data })).toBeTruthy()
})

test('@REFI-03 @REFI-06 without a market value the screen asks for one, and compares with the typed value', async () => {
  const { portal } = await renderRefinanceSlot(mockComparison, {
    property: { postcode: '3541AB', number: '14' },
  })
  expect(await screen.findByText(nl.no_marktwaarde_error)).toBeTruthy()
  expect(screen.getByText(nl.edit_info_and_retry)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: nl.refinance_value_use }))
  expect((await screen.findAllByText(nl.value_needed)).length).toBeGreaterThan(0)
  await userEvent.type(screen.getByLabelText(nl.refinance_value), '385,000.00')
  await userEvent.click(screen.getByRole('button', { name: nl.refinance_value_use }))
  await screen.findByText(nl.refinance_yes)
  expect(getRequestBodies(portal)[0]).toMatchObject({ market_value: 385_000 })
})

test('@REFI-07 a mortgage without loan parts cannot be compared', async () => {
  const { portal } = await renderRefinanceSlot(mockComparison, {
    mortgages: [{ ...exampleMortgage, mortgageParts: [] }],
  })
  expect(await screen.findByText(nl.refinance_no_parts)).toBeTruthy()
  expect(getRequestBodies(portal)).toEqual([])
})

test.each([
  ['youngest_child_date_of_birth', nl.wrong_child],
  ['partner.date_of_birth', nl.wrong_birth],
  ['market_value', 'De waarde van de woning kan niet kloppen. We rekenen tot € 25.000.000.'],
  ['applicant.income.annual_employment_income', nl.wrong_income],
  ['other_mortgages.0.loan_parts.0.current_amount', /^Een bedrag, rente of looptijd van een hypotheek/],
  ['step', nl.check_data],
])('a rejection because of %s is shown as a sentence', { tags: 'full' }, async (path, sentence) => {
  await renderRefinanceSlot((one) =>
    one.answer(getRefinance, () => {
      const body = { errors: { [path]: 'is wrong' } }
      throw new ApiError('refused', { status: 422, body, message: 'refused' })
    }),
  )
  const message =
    typeof sentence === 'string'
      ? (_: string, node: Element | null) => getPlainText(node) === sentence
      : sentence
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
})

test('a failed comparison keeps the options, and can be retried', { tags: 'full' }, async () => {
  const { portal } = await renderRefinanceSlot((one) =>
    one.answer(getRefinance, () => {
      throw new ApiError('refused', { status: 500, message: 'broken' })
    }),
  )
  expect(await screen.findByText(nl.error_retreiving_results)).toBeTruthy()
  expect(screen.getByRole('group', { name: nl.refinance_period })).toBeTruthy()
  mockComparison(portal)
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText(nl.refinance_yes)).toBeTruthy()
})

test('advice, duty of care: the proposals say that they are an indication and no advice, with a link to the adviser', {
  tags: 'full',
}, async () => {
  await renderRefinanceSlot()
  const disclaimer = getPlainText((await screen.findByText(/indicatie, geen advies/)).closest('p'))
  expect(disclaimer).toBe(nl.indication.replace('{name}', nl.your_adviser))
})

test('with a starter loan no gain is promised, and the simplification is explained', {
  tags: 'full',
}, async () => {
  const part = { ...exampleMortgage.mortgageParts[0], type: 52 }
  await renderRefinanceSlot(mockComparison, { mortgages: [{ ...exampleMortgage, mortgageParts: [part] }] })
  expect(await screen.findByText(nl.refinance_unsure)).toBeTruthy()
  expect(screen.queryByText(nl.refinance_yes)).toBeNull()
  expect(screen.getByText(nl.starter_loan)).toBeTruthy()
})

test.each([
  ['savings', 50, nl.refinance_savings],
  ['investments', 10, nl.refinance_investments],
])('for a loan with %s, a proposal says what happens to them', { tags: 'full' }, async (_, type, words) => {
  const part = { ...exampleMortgage.mortgageParts[0], type, deposits: 12_000 }
  await renderRefinanceSlot(mockComparison, { mortgages: [{ ...exampleMortgage, mortgageParts: [part] }] })
  const [first] = await screen.findAllByRole('button', { name: /^Bekijk: / })
  await userEvent.click(first as HTMLElement)
  expect(await screen.findByText(words)).toBeTruthy()
})
