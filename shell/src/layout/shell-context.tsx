import { createContext, use } from 'react'
import type { Shell } from '../shell.ts'

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell is for the shell’s own components')
  return shell
}
