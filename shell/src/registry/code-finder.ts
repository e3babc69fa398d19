import * as v from '@portal/contract/schema'
import { RegistryRest, type RemoteCode } from '@portal/contract/snapshot'
import { type AcceptedRegistry, codeProblem } from './accept.ts'

/** Finds the code location of a remote that the page omits. */
export type CodeFinder = (name: string) => Promise<RemoteCode>

/**
 * Loads the registry's second part on first use, once: a file pinned by hash in the signed snapshot. Its remotes follow
 * the same rules (trust B3).
 */
export function createCodeFinder({ rest, origins }: Pick<AcceptedRegistry, 'rest' | 'origins'>): CodeFinder {
  let reading: Promise<RegistryRest> | null = null
  const read = async (): Promise<RegistryRest> => {
    if (!rest) return {}
    const response = await fetch(rest.path, { integrity: rest.integrity })
    if (!response.ok) throw new Error(`the rest of the registry answered ${response.status}`)
    return v.parse(RegistryRest, await response.json())
  }
  return async (name) => {
    reading ??= read()
    const code = await reading.then(
      (codes) => codes[name],
      (error: unknown) => {
        reading = null
        throw error
      },
    )
    const problem = code ? codeProblem(name, code, origins) : `the registry has no code of ${name}`
    if (!code || problem) throw new Error(problem ?? name)
    return code
  }
}
