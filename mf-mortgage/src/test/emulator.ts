import { getMortgages } from '@portal/contract/mortgage'
import { answer } from '@portal/remote-kit/emulator'
import { exampleMortgage, examplePart, exampleProgress } from './example.ts'

const share = { penalty_free_repayment_percentage: 10 }
const mortgageParts = [examplePart(share), examplePart({ ...share, id: 2, type: 2, interest: 3.2 })]

/** A running mortgage of two parts and an application at the lender, for the emulator. */
export default [
  answer(getMortgages, {
    data: [
      exampleMortgage({ mortgageParts }),
      exampleMortgage({ id: 2, status: 6, progress: [exampleProgress(1)] }),
    ],
  }),
]
