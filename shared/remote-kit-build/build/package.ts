import { readFileSync } from 'node:fs'
import path from 'node:path'
import { developmentVersion, policyNameOf } from '@portal/contract/registry'

/** Name, version and Trusted Types policy name of a package. */
export interface Package {
  name: string
  version: string
  policy: string
}

/** Reads the package in a folder. The version marks development builds. */
export function packageOf(folder: string): Package {
  const { name, version: given } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const version: string = process.env.PORTAL_DEVELOPMENT ? developmentVersion(given) : given
  return { name, version, policy: policyNameOf({ name, version }) }
}
