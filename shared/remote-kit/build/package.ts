import { readFileSync } from 'node:fs'
import path from 'node:path'
import { developmentVersion, policyNameOf } from '@portal/contract/registry'

/** Name and version of a package, and the name of its script policy. */
export interface Package {
  name: string
  version: string
  policy: string
}

/** The package in a folder; its version says so where the build is for its developer alone. */
export function packageOf(folder: string): Package {
  const { name, version: given } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const version: string = process.env.PORTAL_DEVELOPMENT ? developmentVersion(given) : given
  return { name, version, policy: policyNameOf({ name, version }) }
}
