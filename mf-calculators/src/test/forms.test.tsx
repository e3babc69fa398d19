// @module-tag full
import { getLenderLabels, getLenders } from '@portal/contract/lender'
import { getRefinance } from '@portal/contract/refinance'
import { getScenarios } from '@portal/contract/scenario'
import {
  type FakePortal,
  type FormCase,
  fakePortal,
  findLayer,
  sendWithMistake,
} from '@portal/remote-kit/test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import RefinanceSlot from '../refinance/RefinanceSlot.tsx'
import ScenariosSlot from '../scenarios/ScenariosSlot.tsx'
import nl from '../texts/nl.json'
import widget from '../texts/widget/nl.json'
import { MaximumMortgage } from '../widget/maximum-mortgage/MaximumMortgage.tsx'
import { Sustainability } from '../widget/sustainability/Sustainability.tsx'
import { drawWidget } from '../widget/test/draw-widget.tsx'
import { answerFile, exampleResult, exampleSet } from './example.ts'
import { open } from './open.ts'
import '../scenarios/adjust/AdjustDrawer.tsx'
import '../scenarios/saved/SaveDialog.tsx'
import '../scenarios/saved/SendDialog.tsx'
import '../shared/advice/RequestAdvice.tsx'

const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
const writes = (portal: FakePortal) => () => portal.sent.filter(({ input }) => input)

/** Opens the scenarios, and then the overlay of a button. */
async function scenarios(button: string, title: string) {
  const { portal } = await open(ScenariosSlot, (fake) => {
    answerFile(fake)
    const result = exampleSet({ death: { applicant: exampleResult(true), partner: null } })
    fake.answer(getScenarios, { data: { result }, meta: {} })
  })
  await screen.findAllByText(nl.whole_always)
  await press(button)
  await findLayer(title)
  return writes(portal)
}
const frame = (View: ComponentType, label: string) => async () => {
  const portal = fakePortal()
  drawWidget(View)
  await screen.findByLabelText(label)
  return writes(portal)
}

/** Every form of this remote that sends something, each with an invalid value. */
const forms: FormCase[] = [
  {
    file: 'scenarios/adjust/AdjustDrawer.tsx',
    open: () => scenarios(nl.adjust, nl.adjust),
    typed: [
      [/^Inkomen van Anna/, '2500'],
      [new RegExp(`^${nl.adjust_rate}`), '99'],
    ],
    wrong: new RegExp(`^${nl.adjust_rate}`),
    press: nl.adjust_apply,
  },
  {
    file: 'scenarios/saved/SaveDialog.tsx',
    open: () => scenarios(nl.save, nl.save),
    typed: [[nl.save_name, ' ']],
    wrong: nl.save_name,
    press: nl.save_do,
  },
  {
    file: 'scenarios/saved/SendDialog.tsx',
    open: async () => {
      const sent = await scenarios(nl.save, nl.save)
      await press(nl.save_do)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await press(nl.saved_send)
      await findLayer(nl.send_title)
      await screen.findByLabelText(nl.send_question)
      return sent
    },
    typed: [[nl.send_question, ' ']],
    wrong: nl.send_question,
    press: nl.send_do,
  },
  {
    file: 'shared/advice/RequestAdvice.tsx',
    open: () => scenarios(nl.discuss, nl.request_advice),
    typed: [
      [nl.request_phone, '0612345678'],
      [nl.request_email, 'anna'],
    ],
    wrong: nl.request_email,
    press: nl.request_send,
  },
  {
    file: 'refinance/HomeValueForm.tsx',
    open: async () => {
      const { portal } = await open(RefinanceSlot, (fake) => {
        answerFile(fake, { property: { postcode: '3541AB', number: '14' } })
        fake.answer(getLenders, { data: [] })
        fake.answer(getLenderLabels, { data: [] })
        fake.answer(getRefinance, () => {
          throw new Error('nothing is compared yet')
        })
      })
      await screen.findByText(nl.no_marktwaarde_error)
      return writes(portal)
    },
    typed: [[nl.refinance_value, '0']],
    wrong: nl.refinance_value,
    press: nl.refinance_value_use,
  },
  {
    file: 'widget/form/Form.tsx',
    open: frame(MaximumMortgage, widget.birth),
    typed: [
      [widget.birth, '31-12-2030'],
      [widget.salary, '4500'],
    ],
    wrong: widget.birth,
    press: /^Bereken/,
  },
  {
    file: 'widget/form/Form.tsx',
    open: frame(Sustainability, widget.home_value),
    typed: [
      [widget.home_value, '0'],
      [widget.loan_rate, '4'],
    ],
    wrong: widget.home_value,
    press: /^Bereken/,
  },
]

test.each(forms)(
  '@WCAG-3.3.6 $file: what is wrong is told at its field, what was typed stays, and nothing is sent',
  async (form) => {
    expect(await sendWithMistake(form)).toEqual({ isErrorShown: true, isInputKept: true, sent: 0 })
  },
)
