import type { SaveFailure } from './save-failure.ts'

/**
 * `unchanged`: there was nothing to review; `conflict`: the stored data changed before saving; `saving at once`: saves
 * something else than the typed values, without review.
 */
type EditStage = 'editing' | 'unchanged' | 'reviewing' | 'conflict' | 'saving' | 'saving at once' | 'saved'

export const savingStages: readonly EditStage[] = ['saving', 'saving at once']
/** Stages in which the review dialog is open. */
export const reviewStages: readonly EditStage[] = ['reviewing', 'conflict', 'saving']

export interface EditState<Values> {
  stage: EditStage
  failure: SaveFailure | null
  /** Last request and its idempotency key, which a retry of the same request repeats. */
  request: { content: string; key: string } | null
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
  | { event: 'typed' | 'closed' | 'saved at once' | 'restarted' }
  | { event: 'reviewed'; isDirty: boolean }
  | { event: 'saving'; stage: 'saving' | 'saving at once'; request: EditState<Values>['request'] }
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
  failure: null,
  request: null,
  base: saved,
  known: resumedFrom ?? saved,
  resumed: resumedFrom !== null,
  isOwnChange: false,
})

export function reduceEditState<Values>(
  state: EditState<Values>,
  event: EditEvent<Values>,
): EditState<Values> {
  switch (event.event) {
    case 'typed':
      return state.stage === 'unchanged' || state.stage === 'saved' ? { ...state, stage: 'editing' } : state
    case 'closed':
      return savingStages.includes(state.stage) ? state : { ...state, stage: 'editing' }
    case 'reviewed':
      return { ...state, failure: null, stage: event.isDirty ? 'reviewing' : 'unchanged' }
    case 'saving':
      return { ...state, failure: null, stage: event.stage, request: event.request }
    case 'saved at once':
      return { ...state, stage: 'editing', request: null, isOwnChange: true }
    case 'saved':
      return createInitialState(event.saved, null, true)
    case 'restarted':
      return createInitialState(state.base, null)
    case 'failed': {
      const { failure, hasFieldErrors } = event
      if (hasFieldErrors || !reviewStages.includes(state.stage))
        return { ...state, stage: 'editing', failure }
      return { ...state, failure, stage: failure === 'changed' ? 'conflict' : 'reviewing' }
    }
    case 'file changed': {
      const { saved: base, wasDirty, isDirty } = event
      const known = wasDirty && !state.isOwnChange ? state.known : base
      const stage = reviewStages.includes(state.stage) && !isDirty ? 'unchanged' : state.stage
      return { ...state, stage, base, known, isOwnChange: false }
    }
  }
}
