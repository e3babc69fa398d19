// @module-tag full
import { ApiError } from '@portal/contract/error'
import { sendMessage } from '@portal/contract/message'
import { getScenarios } from '@portal/contract/scenario'
import type { FakePortal } from '@portal/remote-kit/test'
import { findOverlay, loadSentMessages } from '@portal/remote-kit/test'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createScenarioResult, createScenarioSet, mockCustomerFile } from '../test/calculator-examples.ts'
import { getPlainText, renderCalculator } from '../test/render-calculator.ts'
import nl from '../texts/nl.json'
import './adjust/AdjustFiguresDrawer.tsx'
import './saved/SaveCalculationDialog.tsx'
import './saved/SendCalculationsDialog.tsx'
import ScenariosSlot from './ScenariosSlot.tsx'

type RequestBody = {
  applicant: { income: { annual_employment_income: number } }
  loan_parts: { interest_rate: number }[]
}

/**
 * Mocks the calculation service: in the death scenario, an income of € 40,000 a year or less is too little to pay the
 * mortgage.
 */
const mockScenarioRequests = (portal: FakePortal) => {
  mockCustomerFile(portal)
  portal.answer(getScenarios, ({ body }) => {
    const enough = (body.applicant.income.annual_employment_income ?? 0) > 40_000
    const result = createScenarioResult(enough, { needed: 1_000, possible: enough ? 1_200 : 700 })
    return { data: { result: createScenarioSet({ death: { applicant: result, partner: null } }) }, meta: {} }
  })
}
const renderScenarios = (overrides: Partial<FakePortal> = {}) =>
  renderCalculator(ScenariosSlot, mockScenarioRequests, { overrides })
const clickButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const getRequestBodies = (portal: FakePortal) =>
  portal.sent.flatMap(({ path, input }) =>
    path.startsWith('/scenarios') ? [(input as { body: RequestBody }).body] : [],
  )

async function adjustIncome(amount: string) {
  await clickButton(nl.adjust)
  const drawer = within(await findOverlay(nl.adjust))
  const field = drawer.getByLabelText(/^Inkomen van Anna/)
  await userEvent.clear(field)
  await userEvent.type(field, amount)
  await userEvent.click(drawer.getByRole('button', { name: nl.adjust_apply }))
  await screen.findByText(/^Doorgerekend met/)
}

async function saveCalculation(name: string) {
  await clickButton(nl.save)
  const dialog = within(await findOverlay(nl.save))
  const field = dialog.getByLabelText(nl.save_name)
  await userEvent.clear(field)
  await userEvent.type(field, name)
  await userEvent.click(dialog.getByRole('button', { name: nl.save_do }))
  await screen.findByRole('checkbox', { name: new RegExp(`^${name}`) })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('a changed income is recalculated, with either decimal separator, and can be reset', async () => {
  const { portal } = await renderScenarios()
  await adjustIncome('2.500,00')
  expect(await screen.findByText(/inkomen Anna € 2.500 per maand/)).toBeTruthy()
  expect(getRequestBodies(portal).at(-1)?.applicant.income.annual_employment_income).toBeCloseTo(32_400)
  await clickButton(nl.adjusted_reset)
  await waitFor(() => expect(screen.queryByText(/^Doorgerekend met/)).toBeNull())
  await adjustIncome('3,000.00')
  expect(getRequestBodies(portal).at(-1)?.applicant.income.annual_employment_income).toBeCloseTo(38_880)
})

test('an implausible rate is rejected, and a plausible one applies to all parts', async () => {
  const { portal } = await renderScenarios()
  await clickButton(nl.adjust)
  const drawer = within(await findOverlay(nl.adjust))
  const rate = drawer.getByLabelText(new RegExp(`^${nl.adjust_rate}`))
  for (const absurd of ['0', '10,01']) {
    await userEvent.clear(rate)
    await userEvent.type(rate, absurd)
    await userEvent.click(drawer.getByRole('button', { name: nl.adjust_apply }))
    expect((await drawer.findAllByText(nl.adjust_rate_wrong)).length).toBeGreaterThan(0)
  }
  expect(getRequestBodies(portal)).toHaveLength(1)
  await userEvent.clear(rate)
  await userEvent.type(rate, '4,35')
  await userEvent.click(drawer.getByRole('button', { name: nl.adjust_apply }))
  expect(await screen.findByText(/^Doorgerekend met rente 4,35%/)).toBeTruthy()
  expect(getRequestBodies(portal).at(-1)?.loan_parts[0]?.interest_rate).toBe(0.0435)
})

test('on a device without storage, saved calculations survive a failed calculation', async () => {
  const drafts = { read: async () => null, save: async () => false, remove: async () => {} }
  const { portal } = await renderScenarios({ drafts })
  await saveCalculation('Zoals nu')
  portal.answer(getScenarios, () => {
    throw new ApiError('unreachable', { status: 0, message: 'no line' })
  })
  await adjustIncome('2500')
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  await clickButton(nl.adjusted_reset)
  expect(await screen.findByRole('checkbox', { name: /^Zoals nu/ })).toBeTruthy()
})

test('saved calculations are shown side by side and survive a reload, and at most three are compared', async () => {
  const { portal } = await renderScenarios()
  await screen.findByText(nl.whole_always)
  await saveCalculation('Zoals nu')
  await adjustIncome('2500')
  await screen.findByText(/^In \d van de \d situaties waarschijnlijk wel/)
  await saveCalculation('Minder werken')
  const table = screen.getByRole('table')
  const death = within(table).getByRole('rowheader', { name: 'Overlijden, Anna' }).closest('tr')
  expect([...(death?.querySelectorAll('td') ?? [])].map(getPlainText)).toEqual([
    'Waarschijnlijk nietmogelijk € 700, nodig € 1.000',
    'Waarschijnlijk welmogelijk € 1.200, nodig € 1.000',
  ])
  await saveCalculation('Nog minder')
  await saveCalculation('Veel minder')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Zoals nu/ }).disabled).toBe(true)

  cleanup()
  await renderScenarios({ drafts: portal.drafts, session: portal.session })
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, false])
  await clickButton('Verwijder Veel minder')
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
})

test('case C53: a comparison is sent to the adviser as a message with all its figures, and listed at once', async () => {
  const { portal } = await renderScenarios()
  const timesRead = await loadSentMessages(portal)
  const messages: { message: string; category?: unknown; screen: string }[] = []
  portal.answer(sendMessage, ({ body }) => {
    messages.push(body as never)
    return { data: { success: true } }
  })
  await screen.findAllByText(nl.whole_always)
  await saveCalculation('Zoals nu')
  await clickButton(nl.saved_send)
  const dialog = within(await findOverlay(nl.send_title))
  await userEvent.type(await dialog.findByLabelText(nl.send_question), 'Kan dit zo?')
  await userEvent.click(dialog.getByRole('button', { name: nl.send_do }))
  expect(await screen.findByText(nl.send_done)).toBeTruthy()
  expect(messages).toHaveLength(1)
  expect(timesRead()).toBe(1)
  expect(messages[0]).toMatchObject({ screen: 'scenarios', category: 'scenarios' })
  const text = messages[0]?.message.replace(/\u00a0/g, ' ')
  expect(text).toContain('Kan dit zo?')
  expect(text).toContain('Overlijden, Anna: Waarschijnlijk wel, mogelijk € 1.200, nodig € 1.000')
})
