import { availableParallelism } from 'node:os'
import { buildIfChanged } from './build.ts'

/**
 * Builds what has changed: as many packages at once as there are processors, four at most, for each takes half a gigabyte.
 * @param registryKey public half of the key that the shell believes
 * @throws StartError with what the compiler said
 */
export async function buildPackages(packages: readonly string[], registryKey: string): Promise<void> {
  const rest = [...packages]
  const buildOn = async () => {
    for (let name = rest.shift(); name; name = rest.shift()) {
      const began = performance.now()
      const built = await buildIfChanged(name, registryKey)
      if (built) console.log(`built ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, buildOn))
}
