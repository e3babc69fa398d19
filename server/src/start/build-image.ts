import { bsnCheckPackage, listBuiltPackages } from './build.ts'
import { buildPackages } from './build-packages.ts'
import { exitWithError } from './end-with.ts'
import { readTrustedKeys } from './trusted-keys.ts'

/**
 * Builds shell, remotes and the BSN worker for an image, which builds nothing on start.
 * @throws StartError without a key for its pages
 */
async function buildImage(): Promise<void> {
  await buildPackages(
    [bsnCheckPackage, ...(await listBuiltPackages()).toReversed()],
    await readTrustedKeys(process.env),
  )
}

buildImage().catch(exitWithError)
