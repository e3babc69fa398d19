import { createContext, use } from 'react'
import type { SaveFailure } from './SaveFailureNotice.tsx'

/** Saves a change at once or removes the record, independent of the typed values. Returns whether it was saved. */
export type SaveImmediately = (body: unknown) => Promise<boolean>

/** State and functions of an edit form for its fields. */
export interface EditTools {
  saving: boolean
  /** Reason why the last save failed; null if it succeeded. */
  failure: SaveFailure | null
  saveAtOnce: SaveImmediately
}

const EditToolsContext = createContext<EditTools | null>(null)

/** Provides the form's tools to its fields. Fields that do not use the tools do not rerender during a save. */
export const EditToolsProvider = EditToolsContext.Provider

/** Returns the tools of the surrounding form; throws outside of a form. */
export function useEditTools(): EditTools {
  const tools = use(EditToolsContext)
  if (!tools) throw new Error('There is no form around that saves')
  return tools
}
