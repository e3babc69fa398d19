import { availableParallelism } from 'node:os'
import { Builder, buildIfChanged, hashOfShared } from './build.ts'

/**
 * Builds what has changed: as many packages at once as there are processors, four at most, for each takes half a gigabyte.
 * Those that take the longest come first in the list.
 * @param registryKey public half of the key that the shell believes
 * @throws StartError with what the compiler said
 */
export async function buildPackages(packages: readonly string[], registryKey: string): Promise<void> {
  const rest = [...packages]
  const shared = hashOfShared()
  const buildInTurn = async () => {
    const builder = new Builder(registryKey)
    try {
      for (let name = rest.shift(); name; name = rest.shift()) {
        const began = performance.now()
        const built = await buildIfChanged(name, { registryKey, shared, builder })
        if (built) console.log(`built ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
      }
    } finally {
      builder.end()
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, buildInTurn))
}
