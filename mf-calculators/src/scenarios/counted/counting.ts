import type { KnownFile } from '../../shared/use-file.ts'
import type { Decided } from './use-decided.ts'
import type { Extras } from './use-extras.ts'

/** What of a file scenarios count and do not, with what the customer may decide. */
export interface Counting {
  file: KnownFile
  extras: Extras
  names: Record<'applicant' | 'partner', string>
  decided: Decided
  onDecide: (decided: Decided) => void
}
