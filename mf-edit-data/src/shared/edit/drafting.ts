import type { ResumedDraft } from '@portal/remote-kit'

/** Typed values, with the values on file at that time. */
export interface Typed<Values> {
  base: Values
  typed: Values
}

/** Storage of the draft. */
export interface Drafting<Values> {
  begun: ResumedDraft<Typed<Values>> | null
  keep: (draft: Typed<Values>) => void
  drop: () => Promise<void>
}
