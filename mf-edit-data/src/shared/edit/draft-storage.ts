import type { ResumedDraft } from '@portal/remote-kit'

/** Typed values, together with the stored values at the time of typing. */
export interface TypedValues<Values> {
  base: Values
  typed: Values
}

export interface DraftStorage<Values> {
  resumed: ResumedDraft<TypedValues<Values>> | null
  save: (draft: TypedValues<Values>) => void
  remove: () => Promise<void>
}
