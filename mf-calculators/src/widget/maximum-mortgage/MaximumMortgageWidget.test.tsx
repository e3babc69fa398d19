import { ApiError } from '@portal/contract/error'
import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { createFakePortal } from '@portal/remote-kit/test'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getPlainText } from '../../test/render-calculator.ts'
import de from '../../texts/widget/de.json'
import nl from '../../texts/widget/nl.json'
import { renderWidget } from '../test/render-widget.tsx'
import { createTextGetter } from '../widget-text.ts'
import { MaximumMortgageWidget } from './MaximumMortgageWidget.tsx'

const birthName = 'applicant.date_of_birth'
const salaryName = 'applicant.income.annual_employment_income'
const examplePrefill = { [birthName]: '1984-04-17', [salaryName]: 4500 }
const emptyTrace = { steps: [], sources: [] }
const exampleResult = {
  total_sum: 352_361,
  maximum_by_income: 352_361,
  maximum_by_value: null,
  monthly_payments: 1891.55,
  test_rate: 0.05,
  figures: { total_sum: 7 },
  trace: emptyTrace,
}
const createResponse = (change: object = {}, warnings: string[] = []) => ({
  data: { result: { ...exampleResult, ...change } },
  meta: { errors: [], warnings },
})
const getOutcomeRegion = () => screen.getByRole('region', { name: nl.outcome })
const clickCalculateButton = () => userEvent.click(screen.getByRole('button', { name: /^Bereken/ }))
const getField = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement

test('@MAXMORT-01 the known data of the customer gives a result at once, without scrolling the page', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(getMaximumMortgage, ({ query }) => {
    expect(query).toEqual({ key: 'zuider-sleutel' })
    return createResponse()
  })
  const { messages } = renderWidget(MaximumMortgageWidget, examplePrefill)
  expect(getField(birthName).value).toBe('17-04-1984')
  expect(getField(salaryName).value).toBe('4.500')
  expect(await screen.findByText(/352\.361/, { selector: '.figure' })).toBeTruthy()
  expect(getPlainText(getOutcomeRegion())).toContain(nl.maximum_by_income_why)
  expect(messages.map(({ kind }) => kind)).not.toContain('show')
})

test.each([
  [374_975.4, true],
  [352_361, false],
  [undefined, false],
])(
  'with a debt of %s on the home and a maximum of € 352.361, the widget explains the difference: %s',
  async (home_debt, isExplained) => {
    createFakePortal().answer(getMaximumMortgage, createResponse())
    renderWidget(
      MaximumMortgageWidget,
      home_debt === undefined ? examplePrefill : { ...examplePrefill, home_debt },
    )
    await screen.findByText(/352\.361/, { selector: '.figure' })
    const explanation = nl.maximum_below_debt.replace('{debt}', '€ 374.975')
    expect(getPlainText(getOutcomeRegion()).includes(explanation)).toBe(isExplained)
  },
)

test('a requested result is shown and gets the focus', { tags: 'full' }, async () => {
  createFakePortal().answer(
    getMaximumMortgage,
    createResponse({ maximum_by_value: 300_000, total_sum: 300_000 }),
  )
  const { messages } = renderWidget(MaximumMortgageWidget)
  await userEvent.type(getField(birthName), '17-4-1984')
  await userEvent.type(getField(salaryName), '4500,50')
  await clickCalculateButton()
  await waitFor(() => expect(document.activeElement).toBe(getOutcomeRegion()))
  expect(getPlainText(getOutcomeRegion())).toContain(nl.maximum_by_value_why)
  expect(messages.map(({ kind }) => kind)).toContain('show')
  expect(getField(salaryName).value).toBe('4.500,50')
  expect(screen.queryByText(nl.stale)).toBeNull()
})

test('errors are listed above the form, take the focus and link to their fields, and typed values stay', {
  tags: 'full',
}, async () => {
  renderWidget(MaximumMortgageWidget)
  await userEvent.type(getField(birthName), '31-12-2030')
  await clickCalculateButton()
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  const links = within(summary).getAllByRole('link')
  expect(links.map(getPlainText)).toEqual([
    `${nl.birth}: ${nl.mistake_birth_future}`,
    `${nl.salary}: ${nl.mistake_income}`,
  ])
  await userEvent.click(links[1] as HTMLElement)
  expect(document.activeElement).toBe(getField(salaryName))
  expect(getField(salaryName).getAttribute('aria-invalid')).toBe('true')
  expect(getField(birthName).value).toBe('31-12-2030')
})

test('errors are listed in the order of the page, with the partner’s labels', async () => {
  renderWidget(MaximumMortgageWidget)
  await userEvent.type(getField('market_value'), '0')
  await userEvent.click(screen.getByLabelText(nl.together_yes))
  await clickCalculateButton()
  expect(screen.getAllByRole('link').map((link) => getPlainText(link).split(':')[0])).toEqual([
    nl.birth,
    nl.salary,
    nl.partner_birth,
    nl.value,
  ])
  await userEvent.type(getField('partner.date_of_birth'), 'x')
  expect(screen.getAllByRole('link').map(getPlainText)[2]).toContain(nl.mistake_date)
  expect(document.activeElement).toBe(getField('partner.date_of_birth'))
})

test('when the language changes, errors change too and typed values stay', async () => {
  const { configure } = renderWidget(MaximumMortgageWidget)
  await userEvent.type(getField(salaryName), '4.500')
  await clickCalculateButton()
  configure({ language: 'de', text: createTextGetter(de) })
  expect(await screen.findByRole('link', { name: `${de.birth}: ${de.mistake_birth_missing}` })).toBeTruthy()
  expect(screen.queryByText(nl.mistake_birth_missing)).toBeNull()
  expect(getField(salaryName).value).toBe('4.500')
})

const failureCases: [string, Parameters<typeof mockResponse>[0], keyof typeof nl][] = [
  [
    'unreachable',
    () => {
      throw new ApiError('unreachable', { message: 'away' })
    },
    'problem_unreachable',
  ],
  [
    'failing',
    () => {
      throw new ApiError('refused', { status: 500, message: 'broken' })
    },
    'problem_failing',
  ],
  [
    'too busy',
    () => {
      throw new ApiError('refused', { status: 429, message: 'busy' })
    },
    'problem_busy',
  ],
  [
    'returning invalid responses',
    () => ({ data: { result: { ...exampleResult, total_sum: 'veel' } } }) as never,
    'problem_failing',
  ],
]
function mockResponse(reply: () => ReturnType<typeof createResponse>) {
  createFakePortal().answer(getMaximumMortgage, reply)
}
test.each(failureCases)(
  'if the service is %s, a message says what to do and the typed values stay',
  { tags: 'full' },
  async (_, reply, expected) => {
    mockResponse(reply)
    renderWidget(MaximumMortgageWidget, examplePrefill)
    expect(await screen.findByText(nl[expected])).toBeTruthy()
    expect(getField(salaryName).value).toBe('4.500')
    mockResponse(() => createResponse())
    await userEvent.click(screen.getByRole('button', { name: nl.retry }))
    expect(await screen.findByText(/352\.361/, { selector: '.figure' })).toBeTruthy()
    expect(screen.queryByText(nl[expected])).toBeNull()
  },
)

test.each([
  [
    'a server fault',
    { status: 500, failure: 'refused' },
    [{ kind: 'failed', problem: 'failing', status: 500 }],
  ],
  [
    'too many requests',
    { status: 429, failure: 'refused' },
    [{ kind: 'failed', problem: 'busy', status: 429 }],
  ],
  ['no connection', { status: 0, failure: 'unreachable' }, []],
] as const)(
  '@SHELL-11 if a calculation fails by %s, the widget reports only faults to the page',
  async (_, what, told) => {
    mockResponse(() => {
      throw new ApiError(what.failure, { status: what.status, message: 'broken' })
    })
    const { messages } = renderWidget(MaximumMortgageWidget, examplePrefill)
    await screen.findByRole('button', { name: nl.retry })
    expect(messages.filter(({ kind }) => kind === 'failed')).toEqual(told)
  },
)

const rejectInput = (path: string) =>
  mockResponse(() => {
    throw new ApiError('refused', { status: 422, message: 'no', body: { errors: { [path]: 'is invalid' } } })
  })

test('a rejection by the service is shown at its field', { tags: 'full' }, async () => {
  rejectInput(birthName)
  renderWidget(MaximumMortgageWidget, examplePrefill)
  expect(await screen.findAllByText(nl.mistake_refused)).toHaveLength(1)
  expect(getField(birthName).getAttribute('aria-invalid')).toBe('true')
  await clickCalculateButton()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
})

test('a rejection of something that is not a field is a failure of the service', async () => {
  rejectInput('elsewhere')
  renderWidget(MaximumMortgageWidget, examplePrefill)
  expect(await screen.findByText(nl.problem_failing)).toBeTruthy()
})

test('the result from before a change stays, and says that it is outdated', { tags: 'full' }, async () => {
  mockResponse(() => createResponse())
  renderWidget(MaximumMortgageWidget, examplePrefill)
  await screen.findByText(/352\.361/, { selector: '.figure' })
  await userEvent.type(getField('applicant.obligation_amounts.alimony.monthly_amount'), '150')
  expect(screen.getByText(nl.stale)).toBeTruthy()
  expect(screen.getByText(/352\.361/, { selector: '.figure' })).toBeTruthy()
  await clickCalculateButton()
  await waitFor(() => expect(screen.queryByText(nl.stale)).toBeNull())
})

test('@MAXMORT-03 requesting advice is step 1 `thanks`, with the figures and their input', async () => {
  mockResponse(() => createResponse())
  const { messages, say } = renderWidget(MaximumMortgageWidget, examplePrefill)
  await userEvent.click(await screen.findByRole('button', { name: nl.ask }))
  expect(messages.at(-1)).toEqual({
    kind: 'userEvent',
    step: 1,
    name: 'thanks',
    figures: { total_sum: 352_361, maximum_by_income: 352_361, monthly_payments: 1891.55 },
    input: expect.objectContaining({ partner: null, market_value: null, duration_in_months: 360 }),
  })
  act(() => say({ kind: 'asked', outcome: 'failed' }))
  expect(screen.getByText(nl.ask_failed)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: nl.ask }))
  act(() => say({ kind: 'asked', outcome: 'sent' }))
  expect(screen.getByText(nl.asked)).toBeTruthy()
  expect(screen.queryByRole('button', { name: nl.ask })).toBeNull()
})

test('each figure leads to where it comes from, with the question asked once', { tags: 'full' }, async () => {
  mockResponse(() => createResponse({ figures: { total_sum: 7, test_rate: 4 } }))
  const { messages } = renderWidget(MaximumMortgageWidget, examplePrefill)
  await userEvent.click(await screen.findByRole('button', { name: `${nl.explain} ${nl.maximum}` }))
  expect(messages.at(-1)).toEqual({ kind: 'explain', step: 7, trace: emptyTrace })
  expect(screen.getAllByText(nl.explain)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: `5,00%. ${nl.explain} ${nl.test_rate}` }))
  expect(messages.at(-1)).toEqual({ kind: 'explain', step: 4, trace: emptyTrace })
})

test('data that the service left out is listed', { tags: 'full' }, async () => {
  mockResponse(() => createResponse({}, ['obligations']))
  renderWidget(MaximumMortgageWidget, examplePrefill)
  expect(await screen.findByText(nl.warning_obligations)).toBeTruthy()
})

test('advice embed: on a tenant’s own site nothing can be sent, and the next step links to the portal or the tenant', {
  tags: 'full',
}, async () => {
  createFakePortal().answer(getMaximumMortgage, createResponse())
  const standaloneNextSteps = {
    portal: 'https://zuider.portal.example/dashboard',
    phone: '076 555 01 20',
    email: 'info@x.example',
  }
  const { messages } = renderWidget(MaximumMortgageWidget, examplePrefill, {
    standaloneNextSteps,
    explains: false,
  })
  expect(await screen.findByText(/352\.361/, { selector: '.figure' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: nl.ask })).toBeNull()
  expect(screen.queryByRole('button', { name: nl.explain })).toBeNull()
  const leads = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(leads).toEqual([standaloneNextSteps.portal, 'tel:0765550120', 'mailto:info@x.example'])
  expect(messages.map(({ kind }) => kind)).not.toContain('explain')
})
