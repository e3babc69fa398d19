import * as v from '@portal/contract/schema'
import { RegistryRest, type RemoteCode } from '@portal/contract/snapshot'
import { type AcceptedRegistry, codeProblem } from './accept.ts'

/** Finds where the code of a remote is that the page itself does not name. */
export type CodeFinder = (name: string) => Promise<RemoteCode>

/**
 * Reads the rest of a registry when it is first needed, and once: a file that the signed snapshot pins by its sum. Its
 * remotes are held against the same rules as those of the page (trust B3).
 */
export function restOf({ rest, origins }: Pick<AcceptedRegistry, 'rest' | 'origins'>): CodeFinder {
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
