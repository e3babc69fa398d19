import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Descriptor, ShellBuild } from '@portal/contract/descriptor'
import { AssetPath, isDevelopment } from '@portal/contract/registry'
import { and, eq, ne } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { builds } from '../database/tables/build.ts'
import { HttpError, invalid } from '../http/http-error.ts'
import type { AssetStore } from '../registry/asset-store.ts'
import { point, readBuild, store } from '../registry/publish.ts'
import { problemsOf } from './checks.ts'

const limits = { fileSize: 20_000_000, files: 500, parts: 510 }
/** Where a build waits until somebody promotes it, or rolls it out. */
const waiting = 'next'

/**
 * Takes a build in: a form with one file a part, named by its path. Nobody gets it yet.
 * @throws HttpError 422 with every reason against it, 409 when the version is taken by another build
 */
export async function publishUpload(
  request: FastifyRequest,
  name: string,
  { db, assets }: { db: Database; assets: AssetStore },
): Promise<{ version: string; hash: string }> {
  return withUpload(request, name, async (description, folder) => {
    if (isDevelopment(description)) throw invalid({ version: 'is one of a build under work' })
    await refuseTaken(db, name, description)
    const problems = await problemsOf(description, folder)
    if (problems.length > 0)
      throw new HttpError(422, {
        error: 'refused',
        message: `${name} ${description.version} is not published: ${problems.join('; ')}.`,
      })
    const { version, hash } = await store(db, assets, { name, dist: folder })
    await point(db, { name, hash, channel: waiting }, `publish ${name} ${version}`)
    return { version, hash }
  })
}

/** Lays an upload out in a folder for as long as something is done with it. */
export async function withUpload<T>(
  request: FastifyRequest,
  name: string,
  act: (description: Descriptor | ShellBuild, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-build-'))
  try {
    await receive(request, folder)
    const description = await readBuild(folder, name).catch((error: Error) => {
      throw invalid({ descriptor: error.message })
    })
    return await act(description, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function receive(request: FastifyRequest, folder: string): Promise<void> {
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type !== 'file') continue
    const { filename } = part
    if (!v.is(AssetPath, filename)) throw invalid({ [filename]: 'is no path within the build' })
    const target = path.join(folder, filename)
    const content = await part.toBuffer()
    await mkdir(path.dirname(target), { recursive: true })
      .then(() => writeFile(target, content))
      .catch((error: NodeJS.ErrnoException) => {
        if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) throw error
        throw invalid({ [filename]: 'is a file and a folder' })
      })
  }
}

/** A version never changes: what was tested is what customers get. */
async function refuseTaken(
  db: Database,
  name: string,
  { version, hash }: Descriptor | ShellBuild,
): Promise<void> {
  const [other] = await db
    .select({ hash: builds.hash })
    .from(builds)
    .where(and(eq(builds.name, name), eq(builds.version, version), ne(builds.hash, hash)))
    .limit(1)
  if (other)
    throw new HttpError(409, {
      error: 'taken',
      message: `${name} ${version} is published already, with other files: raise its version in package.json.`,
    })
}
