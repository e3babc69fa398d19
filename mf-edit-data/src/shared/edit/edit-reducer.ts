import type { SaveFailure } from './save-failure.ts'

export interface EditState<Values> {
  /** `unchanged`: there was nothing to review; `conflict`: the stored data changed before saving. */
  stage: 'editing' | 'unchanged' | 'reviewing' | 'conflict' | 'saving' | 'saved'
  /** Whether the review dialog is open, including while saving. */
  isReviewing: boolean
  failure: SaveFailure | null
  /** Stored values with which the form was last filled in. */
  base: Values
  /** Stored values when the customer started editing. */
  known: Values
  /** Whether a draft was resumed. */
  resumed: boolean
  /** Whether the next change of the stored values comes from this form. */
  isOwnChange: boolean
}

type EditEvent<Values> =
  | { event: 'typed' | 'closed' | 'saving' | 'saved at once' | 'restarted' }
  | { event: 'reviewed'; isDirty: boolean }
  | { event: 'saved'; saved: Values }
  | { event: 'failed'; failure: SaveFailure; hasFieldErrors: boolean }
  | { event: 'file changed'; saved: Values; wasDirty: boolean; isDirty: boolean }

/**
 * Creates the initial state.
 * @param resumedFrom stored values when the resumed draft was started; null without a draft
 */
export const createInitialState = <Values>(
  saved: Values,
  resumedFrom: Values | null,
  justSaved = false,
): EditState<Values> => ({
  stage: justSaved ? 'saved' : 'editing',
  isReviewing: false,
  failure: null,
  base: saved,
  known: resumedFrom ?? saved,
  resumed: resumedFrom !== null,
  isOwnChange: false,
})

const editingState = { stage: 'editing', isReviewing: false } as const
const isReviewOpenByStage = {
  reviewing: true,
  conflict: true,
  saving: true,
  editing: false,
  unchanged: false,
  saved: false,
}

export function reduceEditState<Values>(
  state: EditState<Values>,
  event: EditEvent<Values>,
): EditState<Values> {
  switch (event.event) {
    case 'typed':
      return isReviewOpenByStage[state.stage] ? state : { ...state, ...editingState }
    case 'closed':
      return state.stage === 'saving' ? state : { ...state, ...editingState }
    case 'reviewed':
      return {
        ...state,
        failure: null,
        isReviewing: event.isDirty,
        stage: event.isDirty ? 'reviewing' : 'unchanged',
      }
    case 'saving':
      return { ...state, failure: null, stage: 'saving' }
    case 'saved at once':
      return { ...state, ...editingState, isOwnChange: true }
    case 'saved':
      return createInitialState(event.saved, null, true)
    case 'restarted':
      return createInitialState(state.base, null)
    case 'failed': {
      const { failure, hasFieldErrors } = event
      if (hasFieldErrors || !state.isReviewing) return { ...state, ...editingState, failure }
      return { ...state, failure, stage: failure === 'changed' ? 'conflict' : 'reviewing' }
    }
    case 'file changed': {
      const { saved: base, wasDirty, isDirty } = event
      const known = wasDirty && !state.isOwnChange ? state.known : base
      const stage = state.isReviewing && !isDirty ? ({ stage: 'unchanged', isReviewing: false } as const) : {}
      return { ...state, ...stage, base, known, isOwnChange: false }
    }
  }
}
