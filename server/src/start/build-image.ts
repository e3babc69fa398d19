import { bsnCheckPackage, buildPackages, listBuiltPackages } from './build-package.ts'
import { exitWithError } from './exit-with-error.ts'
import { readTrustedKeys } from './trusted-keys.ts'

/**
 * Builds the packages for a container image, since a container builds nothing on start. Throws StartError without a
 * registry key.
 */
async function buildImage(): Promise<void> {
  await buildPackages(
    [bsnCheckPackage, ...(await listBuiltPackages()).toReversed()],
    await readTrustedKeys(process.env),
  )
}

buildImage().catch(exitWithError)
