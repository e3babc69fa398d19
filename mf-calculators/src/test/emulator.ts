import { getMortgages } from '@portal/contract/mortgage'
import { getScenarios } from '@portal/contract/scenario'
import { answer } from '@portal/remote-kit/emulator'
import { exampleMortgage, exampleSet } from './example.ts'

/** A running mortgage, and scenarios that all go well, for the emulator. */
export default [
  answer(getMortgages, { data: [exampleMortgage] }),
  answer(getScenarios, { data: { result: exampleSet() }, meta: { errors: [] } }),
]
