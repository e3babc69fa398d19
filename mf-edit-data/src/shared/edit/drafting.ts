import type { ResumedDraft } from '@portal/remote-kit'

/** What was typed on top of what was on file then. */
export interface Typed<Values> {
  base: Values
  typed: Values
}

/** Where what is typed is kept until it is saved. */
export interface Drafting<Values> {
  begun: ResumedDraft<Typed<Values>> | null
  keep: (draft: Typed<Values>) => void
  drop: () => Promise<void>
}
