import { getMortgages } from '@portal/contract/mortgage'
import { getScenarios } from '@portal/contract/scenario'
import { emulateResponse } from '@portal/remote-kit/emulator'
import { createScenarioSet, exampleMortgage } from './calculator-examples.ts'

/** Emulator responses: a running mortgage, and scenarios in which the customer can stay. */
export default [
  emulateResponse(getMortgages, { data: [exampleMortgage] }),
  emulateResponse(getScenarios, { data: { result: createScenarioSet() }, meta: { errors: [] } }),
]
