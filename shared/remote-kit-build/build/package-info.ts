import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getTrustedTypesPolicyName, toDevelopmentVersion } from '@portal/contract/remote-registry'

export interface PackageInfo {
  name: string
  version: string
  policy: string
}

/** Reads name and version from the `package.json` of a folder. The version of a development build is marked as such. */
export function readPackageInfo(folder: string): PackageInfo {
  const { name, version: declaredVersion } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  const version: string = process.env.PORTAL_DEVELOPMENT
    ? toDevelopmentVersion(declaredVersion)
    : declaredVersion
  return { name, version, policy: getTrustedTypesPolicyName({ name, version }) }
}
