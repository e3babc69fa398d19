import { buildPackages } from './build-package.ts'
import { exitWithError } from './exit-with-error.ts'
import { readTrustedKeys } from './trusted-keys.ts'

/** Builds the packages for a container image, since a container builds nothing on start. */
readTrustedKeys(process.env).then(buildPackages).catch(exitWithError)
