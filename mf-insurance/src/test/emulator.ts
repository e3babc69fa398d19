import { getPolicies } from '@portal/contract/policy'
import { answer } from '@portal/remote-kit/emulator'
import { examplePolicy } from './example.ts'

/** Two running policies, for the emulator. */
export default [
  answer(getPolicies, {
    data: [examplePolicy(), examplePolicy({ id: 2, name: 'Woonhuisverzekering', total_term_amount: 18.2 })],
  }),
]
