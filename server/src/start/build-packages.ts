import { availableParallelism } from 'node:os'
import { buildIfChanged, hashSharedSources, RemoteBuilder } from './build-package.ts'

/**
 * Builds changed packages in up to four processes, since each takes half a gigabyte. The slowest packages come first.
 * @param registryKey public key that the shell trusts
 * @throws StartError with the compiler's output
 */
export async function buildPackages(packages: readonly string[], registryKey: string): Promise<void> {
  const rest = [...packages]
  const shared = hashSharedSources()
  const buildNextPackage = async () => {
    const builder = new RemoteBuilder(registryKey)
    try {
      for (let name = rest.shift(); name; name = rest.shift()) {
        const startTime = performance.now()
        const built = await buildIfChanged(name, { registryKey, shared, builder })
        if (built) console.log(`built ${name} in ${((performance.now() - startTime) / 1000).toFixed(1)} s`)
      }
    } finally {
      builder.end()
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, buildNextPackage))
}
