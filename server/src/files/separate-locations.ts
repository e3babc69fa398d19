import { realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { returnNullIfAbsent } from './folder-file-store.ts'

export type FileLocations = Pick<Config, 'dataDir' | 'filesDir' | 'assetsDir' | 's3' | 's3Assets'>

/** Returns the identity of a folder and of its parents, independent of links, mounts and spelling. */
async function listParentFolders(folder: string): Promise<string[]> {
  const real = await realpath(folder).catch(returnNullIfAbsent)
  if (real === null) {
    const above = await listParentFolders(dirname(folder))
    return [`${above[0]}/${basename(folder)}`, ...above]
  }
  const { dev, ino } = await stat(real)
  const parent = dirname(real)
  return [`${dev}:${ino}`, ...(parent === real ? [] : await listParentFolders(parent))]
}

const isWithinFolder = (inner: readonly string[], outer: readonly string[]) => inner.includes(outer[0] ?? '')

/** @throws StartError if personal files would be in the public folder */
export async function checkSeparateLocations({
  dataDir,
  filesDir,
  assetsDir,
  s3,
  s3Assets,
}: FileLocations): Promise<void> {
  if (s3 && s3.bucket === s3Assets?.bucket) {
    throw new StartError(
      'S3_BUCKET holds what is personal and S3_ASSETS_BUCKET what is public: name two different buckets.',
    )
  }
  if (s3 && !s3Assets) {
    throw new StartError(
      'S3_BUCKET holds what is personal and nothing else: name a second bucket, for builds, in S3_ASSETS_BUCKET.',
    )
  }
  const [data, assets] = await Promise.all([
    listParentFolders(resolve(dataDir)),
    listParentFolders(resolve(assetsDir)),
  ])
  const personal = [join(dataDir, 'db'), ...(s3 ? [] : [filesDir])]
  const personalPaths = await Promise.all(personal.map((folder) => listParentFolders(resolve(folder))))
  if (
    isWithinFolder(data, assets) ||
    personalPaths.some((path) => isWithinFolder(path, assets) || isWithinFolder(assets, path))
  ) {
    throw new StartError(
      `Builds in ${assetsDir} are public, and files in ${filesDir} and the database in ${dataDir} personal: set ASSETS_DIR, FILES_DIR and DATA_DIR so that builds lie neither around nor within the others.`,
    )
  }
}
