import { StartError } from '../start-error.ts'
import { bsnCheckPackage, builtPackages } from './build.ts'
import { buildPackages } from './build-packages.ts'
import { endWith } from './end-with.ts'

/**
 * Builds shell, remotes and the BSN worker for an image, which builds nothing on start.
 * @throws StartError without the public key for its pages
 */
async function build(): Promise<void> {
  const key = process.env.REGISTRY_PUBLIC_KEYS
  if (!key)
    throw new StartError(
      'Set REGISTRY_PUBLIC_KEYS to the public half of the registry’s key: pnpm release key --file registry.pem tells it.',
    )
  await buildPackages([bsnCheckPackage, ...(await builtPackages()).toReversed()], key)
}

build().catch(endWith)
