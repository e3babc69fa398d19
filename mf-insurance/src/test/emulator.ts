import { getPolicies } from '@portal/contract/policy'
import { emulateResponse } from '@portal/remote-kit/emulator'
import { createExamplePolicy } from './example-data.ts'

/** Emulator responses: a customer with two policies in force. */
export default [
  emulateResponse(getPolicies, {
    data: [
      createExamplePolicy(),
      createExamplePolicy({ id: 2, name: 'Woonhuisverzekering', total_term_amount: 18.2 }),
    ],
  }),
]
