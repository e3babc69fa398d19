import { bsnCheckPackage, builtPackages } from './build.ts'
import { buildPackages } from './build-packages.ts'
import { endWith } from './end-with.ts'
import { trustedKeys } from './trusted-keys.ts'

/**
 * Builds shell, remotes and the BSN worker for an image, which builds nothing on start.
 * @throws StartError without a key for its pages
 */
async function build(): Promise<void> {
  await buildPackages(
    [bsnCheckPackage, ...(await builtPackages()).toReversed()],
    await trustedKeys(process.env),
  )
}

build().catch(endWith)
