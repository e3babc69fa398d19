// @module-tag full
import { getLenderLabels, getLenders } from '@portal/contract/lender'
import { getRefinance } from '@portal/contract/refinance'
import { getScenarios } from '@portal/contract/scenario'
import { createFakePortal, type FakePortal, findOverlay, testInvalidForms } from '@portal/remote-kit/test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect } from 'vitest'
import RefinanceSlot from '../refinance/RefinanceSlot.tsx'
import ScenariosSlot from '../scenarios/ScenariosSlot.tsx'
import nl from '../texts/nl.json'
import widget from '../texts/widget/nl.json'
import { MaximumMortgageWidget } from '../widget/maximum-mortgage/MaximumMortgageWidget.tsx'
import { SustainabilityWidget } from '../widget/sustainability/SustainabilityWidget.tsx'
import { renderWidget } from '../widget/test/render-widget.tsx'
import { createScenarioResult, createScenarioSet, mockCustomerFile } from './calculator-examples.ts'
import { renderCalculator } from './render-calculator.ts'
import '../scenarios/adjust/AdjustFiguresDrawer.tsx'
import '../scenarios/saved/SaveCalculationDialog.tsx'
import '../scenarios/saved/SendCalculationsDialog.tsx'
import '../shared/advice/RequestAdviceDialog.tsx'

const clickButton = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
const createWriteRequestsGetter = (portal: FakePortal) => () => portal.sent.filter(({ input }) => input)

/** Opens the scenario calculator, and then the overlay that the given button opens. */
async function openScenariosOverlay(button: string, title: string) {
  const { portal } = await renderCalculator(ScenariosSlot, (fake) => {
    mockCustomerFile(fake)
    const result = createScenarioSet({ death: { applicant: createScenarioResult(true), partner: null } })
    fake.answer(getScenarios, { data: { result }, meta: {} })
  })
  await screen.findAllByText(nl.whole_always)
  await clickButton(button)
  await findOverlay(title)
  return createWriteRequestsGetter(portal)
}
const createWidgetRenderer = (View: ComponentType, label: string) => async () => {
  const portal = createFakePortal()
  renderWidget(View)
  await screen.findByLabelText(label)
  return createWriteRequestsGetter(portal)
}

/** Every form of this remote that sends something, each with an invalid value. */
testInvalidForms([
  {
    file: 'scenarios/adjust/AdjustFiguresDrawer.tsx',
    open: () => openScenariosOverlay(nl.adjust, nl.adjust),
    typed: [
      [/^Inkomen van Anna/, '2500'],
      [new RegExp(`^${nl.adjust_rate}`), '99'],
    ],
    wrong: new RegExp(`^${nl.adjust_rate}`),
    press: nl.adjust_apply,
  },
  {
    file: 'scenarios/saved/SaveCalculationDialog.tsx',
    open: () => openScenariosOverlay(nl.save, nl.save),
    typed: [[nl.save_name, ' ']],
    wrong: nl.save_name,
    press: nl.save_do,
  },
  {
    file: 'scenarios/saved/SendCalculationsDialog.tsx',
    open: async () => {
      const sent = await openScenariosOverlay(nl.save, nl.save)
      await clickButton(nl.save_do)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await clickButton(nl.saved_send)
      await findOverlay(nl.send_title)
      await screen.findByLabelText(nl.send_question)
      return sent
    },
    typed: [[nl.send_question, ' ']],
    wrong: nl.send_question,
    press: nl.send_do,
  },
  {
    file: 'shared/advice/RequestAdviceDialog.tsx',
    open: () => openScenariosOverlay(nl.discuss, nl.request_advice),
    typed: [
      [nl.request_phone, '0612345678'],
      [nl.request_email, 'anna'],
    ],
    wrong: nl.request_email,
    press: nl.request_send,
  },
  {
    file: 'refinance/RefinanceSlot.tsx',
    open: async () => {
      const { portal } = await renderCalculator(RefinanceSlot, (fake) => {
        mockCustomerFile(fake, { property: { postcode: '3541AB', number: '14' } })
        fake.answer(getLenders, { data: [] })
        fake.answer(getLenderLabels, { data: [] })
        fake.answer(getRefinance, () => {
          throw new Error('nothing is compared yet')
        })
      })
      await screen.findByText(nl.no_marktwaarde_error)
      return createWriteRequestsGetter(portal)
    },
    typed: [[nl.refinance_value, '0']],
    wrong: nl.refinance_value,
    press: nl.refinance_value_use,
  },
  {
    file: 'widget/form/WidgetForm.tsx',
    open: createWidgetRenderer(MaximumMortgageWidget, widget.birth),
    typed: [
      [widget.birth, '31-12-2030'],
      [widget.salary, '4500'],
    ],
    wrong: widget.birth,
    press: /^Bereken/,
  },
  {
    file: 'widget/form/WidgetForm.tsx',
    open: createWidgetRenderer(SustainabilityWidget, widget.home_value),
    typed: [
      [widget.home_value, '0'],
      [widget.loan_rate, '4'],
    ],
    wrong: widget.home_value,
    press: /^Bereken/,
  },
])
