import { createContext, use } from 'react'
import type { SaveFailure } from './failure.ts'

/** Saves a change at once, or removes the record, independent of typed values; returns whether it was saved. */
export type SaveAtOnce = (body: unknown) => Promise<boolean>

/** What fields can do besides being filled in. */
export interface EditTools {
  saving: boolean
  /** Why the last save failed. */
  failure: SaveFailure | null
  saveAtOnce: SaveAtOnce
}

const Tools = createContext<EditTools | null>(null)

/** Provides the form's tools to its fields; fields that do not use them do not rerender during a save. */
export const EditToolsProvider = Tools.Provider

/** Tools of the surrounding form. Throws outside of one. */
export function useEditTools(): EditTools {
  const tools = use(Tools)
  if (!tools) throw new Error('There is no form around that saves')
  return tools
}
