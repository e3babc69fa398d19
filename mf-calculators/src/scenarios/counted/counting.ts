import type { KnownFile } from '../../shared/use-file.ts'
import type { Decided } from './use-decided.ts'
import type { Extras } from './use-extras.ts'

/** What scenarios include from a file and what not, and the customer's decisions about it. */
export interface Counting {
  file: KnownFile
  extras: Extras
  names: Record<'applicant' | 'partner', string>
  decided: Decided
  onDecide: (decided: Decided) => void
}
