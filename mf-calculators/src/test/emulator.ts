import { getMortgages } from '@portal/contract/mortgage'
import { getScenarios } from '@portal/contract/scenario'
import { emulateResponse } from '@portal/remote-kit/emulator'
import { createScenarioSet, exampleMortgage } from './calculator-examples.ts'

/** A running mortgage, and scenarios that all go well, for the emulator. */
export default [
  emulateResponse(getMortgages, { data: [exampleMortgage] }),
  emulateResponse(getScenarios, { data: { result: createScenarioSet() }, meta: { errors: [] } }),
]
