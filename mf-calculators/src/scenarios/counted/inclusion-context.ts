import type { CustomerFile } from '../../shared/use-customer-file.ts'
import type { AdditionalFileData } from './use-additional-file-data.ts'
import type { InclusionChoices } from './use-inclusion-choices.ts'

/** Data for the lists of included items: the file, additional data, and the customer's choices. */
export interface InclusionContext {
  file: CustomerFile
  extras: AdditionalFileData
  names: Record<'applicant' | 'partner', string>
  decided: InclusionChoices
  onDecide: (decided: InclusionChoices) => void
}
