import type { SaveFailure } from './failure.ts'

/** State of an edit form. */
export interface EditState<Values> {
  /** `unchanged`: there was nothing to review; `conflict`: the file changed before saving. */
  stage: 'editing' | 'unchanged' | 'reviewing' | 'conflict' | 'saving' | 'saved'
  /** Whether the review is open, including while saving. */
  isReviewing: boolean
  failure: SaveFailure | null
  /** Values on file with which the form was last filled. */
  base: Values
  /** Values on file when the customer started. */
  known: Values
  /** Whether a draft was resumed. */
  resumed: boolean
  /** Whether the next change on file is this form's own. */
  isOwnChange: boolean
}

type EditEvent<Values> =
  | { event: 'typed' | 'closed' | 'saving' | 'saved at once' | 'restarted' }
  | { event: 'reviewed'; isDirty: boolean }
  | { event: 'saved'; saved: Values }
  | { event: 'failed'; failure: SaveFailure; hasFieldErrors: boolean }
  | { event: 'file changed'; saved: Values; wasDirty: boolean; isDirty: boolean }

/**
 * Initial state.
 * @param resumedFrom values on file when the resumed draft was started; null without a draft
 */
export const initialState = <Values>(
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

const editing = { stage: 'editing', isReviewing: false } as const
const isOpen = {
  reviewing: true,
  conflict: true,
  saving: true,
  editing: false,
  unchanged: false,
  saved: false,
}

export function editReducer<Values>(state: EditState<Values>, event: EditEvent<Values>): EditState<Values> {
  switch (event.event) {
    case 'typed':
      return isOpen[state.stage] ? state : { ...state, ...editing }
    case 'closed':
      return state.stage === 'saving' ? state : { ...state, ...editing }
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
      return { ...state, ...editing, isOwnChange: true }
    case 'saved':
      return initialState(event.saved, null, true)
    case 'restarted':
      return initialState(state.base, null)
    case 'failed': {
      const { failure, hasFieldErrors } = event
      if (hasFieldErrors || !state.isReviewing) return { ...state, ...editing, failure }
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
