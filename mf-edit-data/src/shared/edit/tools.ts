import { createContext, use } from 'react'
import type { SaveFailure } from './failure.ts'

/** Saves something at once, or removes the record, beside what is typed, which stays as it is; answers whether it was saved. */
export type SaveAtOnce = (body: unknown) => Promise<boolean>

/** What is in a form can do besides being filled in. */
export interface EditTools {
  saving: boolean
  /** Why the last save did not succeed. */
  failure: SaveFailure | null
  saveAtOnce: SaveAtOnce
}

const Tools = createContext<EditTools | null>(null)

/** Provides the form's tools to its fields; fields that do not use them do not render again during a save. */
export const EditToolsProvider = Tools.Provider

/** The tools of the form around. Throws outside of one. */
export function useEditTools(): EditTools {
  const tools = use(Tools)
  if (!tools) throw new Error('There is no form around that saves')
  return tools
}
