import path from 'node:path'
import { readReleasePortal, uploadBuild } from './release-portal.ts'

/** Publishes a build to the portal at RELEASE_URL: `publish [folder]`, by default `dist`. */
try {
  const dist = path.resolve(process.argv[2] ?? 'dist')
  const uploadResult = await uploadBuild(await readReleasePortal(), dist)
  process.stdout.write(`${JSON.stringify(uploadResult, null, 2)}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
