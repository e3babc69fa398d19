import { type RemoteCodeLocation, RemoteCodeLocationByName } from '@portal/contract/registry-snapshot'
import * as v from '@portal/contract/valibot'
import { type AcceptedRegistry, findCodeProblem } from './accept-snapshot.ts'

/** Finds the code location of a remote for which the page has none. */
export type LocateRemoteCode = (name: string) => Promise<RemoteCodeLocation>

/**
 * Creates a function that finds code locations in the registry's second file. The file loads on first use; the signed
 * snapshot contains its hash (trust B3).
 */
export function createRemoteCodeLocator({
  rest,
  origins,
}: Pick<AcceptedRegistry, 'rest' | 'origins'>): LocateRemoteCode {
  let reading: Promise<RemoteCodeLocationByName> | null = null
  const readCodeLocations = async (): Promise<RemoteCodeLocationByName> => {
    if (!rest) return {}
    const response = await fetch(rest.path, { integrity: rest.integrity })
    if (!response.ok) throw new Error(`the rest of the registry answered ${response.status}`)
    return v.parse(RemoteCodeLocationByName, await response.json())
  }
  return async (name) => {
    reading ??= readCodeLocations()
    const code = await reading.then(
      (codes) => codes[name],
      (error: unknown) => {
        reading = null
        throw error
      },
    )
    const problem = code ? findCodeProblem(name, code, origins) : `the registry has no code of ${name}`
    if (!code || problem) throw new Error(problem ?? name)
    return code
  }
}
