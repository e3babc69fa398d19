import type { CustomerFile } from '../../shared/use-customer-file.ts'
import type { InclusionChoices } from './inclusion-choices.ts'
import type { AdditionalCustomerData } from './use-additional-customer-data.ts'

/** Data for the lists of included items: the customer file, additional data, and the customer's choices. */
export interface InclusionContext {
  file: CustomerFile
  extras: AdditionalCustomerData
  names: Record<'applicant' | 'partner', string>
  decided: InclusionChoices
  onDecide: (decided: InclusionChoices) => void
}
