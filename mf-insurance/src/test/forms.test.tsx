// @module-tag full
import { getPolicies } from '@portal/contract/policy'
import { testInvalidForms } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import DamageReportScreen from '../report/DamageReportScreen.tsx'
import nl from '../texts/nl.json'
import { renderInsuranceView } from './render-insurance-view.ts'

/** Every form of this remote that sends something, each with an invalid value. */
testInvalidForms([
  {
    file: 'report/DamageReportForm.tsx',
    open: async () => {
      const { portal } = await renderInsuranceView(DamageReportScreen, '/schades/melden', (fake) =>
        fake.answer(getPolicies, { data: [] }),
      )
      await screen.findByRole('heading', { name: nl.report_title_happened })
      return () => portal.sent.filter(({ input }) => input)
    },
    typed: [
      [/^Wat is er gebeurd/, 'De kraan lekte.'],
      [/^Datum/, '31-02-2026'],
    ],
    wrong: nl.report_type,
    press: nl.report_next,
  },
])
