import { getMortgages } from '@portal/contract/mortgage'
import { emulateResponse } from '@portal/remote-kit/emulator'
import { createMortgage, createMortgagePart, createProgressItem } from './mortgage-examples.ts'

const penaltyFreeFields = { penalty_free_repayment_percentage: 10 }
const exampleMortgageParts = [
  createMortgagePart(penaltyFreeFields),
  createMortgagePart({ ...penaltyFreeFields, id: 2, type: 2, interest: 3.2 }),
]

/** A running mortgage of two parts and an application at the lender, for the emulator. */
export default [
  emulateResponse(getMortgages, {
    data: [
      createMortgage({ mortgageParts: exampleMortgageParts }),
      createMortgage({ id: 2, status: 6, progress: [createProgressItem(1)] }),
    ],
  }),
]
