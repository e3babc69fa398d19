import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RemoteDescriptor, type ShellBuild, SizeBudget } from '@portal/contract/build-descriptor'
import { ProvenanceBundle, verifyProvenance } from '@portal/contract/provenance'
import { calculateSha256 } from '@portal/contract/release-key'
import { AssetPath, isDevelopmentBuild } from '@portal/contract/remote-registry'
import { findBuildProblems } from '@portal/domain/build-checks'
import { and, eq, ne } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { builds, channels } from '../database/tables/build.ts'
import { createInvalidFieldsError, HttpError } from '../http/http-error.ts'
import { type AssetStore, compressWithCache } from '../registry/asset-store.ts'
import { parseShellBuild, shellName } from '../registry/builds.ts'
import {
  readBuildDescriptor,
  readDescriptionFile,
  setChannelBuild,
  storeBuild,
} from '../registry/publish-build.ts'
import { type Releaser, requireSignedHash } from './release-admission.ts'

async function findLiveShell(db: Database): Promise<ShellBuild | null> {
  const [live] = await db
    .select({ build: builds })
    .from(channels)
    .innerJoin(builds, and(eq(builds.name, channels.name), eq(builds.hash, channels.hash)))
    .where(and(eq(channels.name, shellName), eq(channels.channel, 'live')))
  return live ? parseShellBuild(live.build) : null
}

/** Finds all reasons to reject a build, except limits of size. */
export const findUploadProblems = async (
  db: Database,
  build: RemoteDescriptor | ShellBuild,
  folder: string,
): Promise<string[]> =>
  findBuildProblems(
    build,
    (file) => readFile(path.join(folder, file)).catch(() => null),
    (await findLiveShell(db))?.gives,
  )

const uploadLimits = { fileSize: 20_000_000, files: 500, parts: 510, fieldSize: 100_000 }
/** `sum` is the SHA-256 hash that the sender signed. */
interface AdmittedUpload {
  releaser: Releaser
  sum: string
}

const newBuildChannel = 'next'

/**
 * Receives a build as a form with one part per file, named by its path. No customer gets the build yet.
 * @throws HttpError 422 with all reasons to reject it, or for the provenance of another build; 409 if another build has
 * the version
 */
export async function publishUpload(
  request: FastifyRequest,
  name: string,
  { db, assets }: { db: Database; assets: AssetStore },
  { releaser, sum }: AdmittedUpload,
): Promise<{ version: string; hash: string }> {
  return withExtractedUpload(request, { name, sum }, async (description, { folder, provenance }) => {
    await refuseForeignProvenance(provenance, releaser.publicKey, { name, version: description.version, sum })
    if (isDevelopmentBuild(description))
      throw createInvalidFieldsError({ version: 'is one of a build under work' })
    await refuseExistingVersion(db, name, description)
    const problems = [
      ...(await findUploadProblems(db, description, folder)),
      ...('entry' in description ? await findBudgetProblems(description, folder) : []),
    ]
    if (problems.length > 0)
      throw new HttpError(422, {
        error: 'refused',
        message: `${name} ${description.version} is not published: ${problems.join('; ')}.`,
      })
    const from = { publicKey: releaser.publicKey, provenance: v.parse(ProvenanceBundle, provenance) }
    const { version, hash } = await storeBuild(db, assets, { name, dist: folder, from })
    await setChannelBuild(db, { name, hash, channel: newBuildChannel }, `publish ${name} ${version}`, {
      by: releaser.name,
    })
    return { version, hash }
  })
}

/** @throws HttpError 422 unless the provenance is of this build, and signed by the sender */
async function refuseForeignProvenance(
  bundle: unknown,
  publicKey: string,
  { name, version, sum }: ExtractedUpload & { version: string },
): Promise<void> {
  const statement = await verifyProvenance(bundle, publicKey)
  const subject = statement?.subject[0]
  if (subject?.name === `${name}@${version}` && subject.digest.sha256 === sum) return
  throw createInvalidFieldsError({
    provenance: 'is no statement about this build, signed with the key that it comes with',
  })
}

interface ExtractedUpload {
  name: string
  /** SHA-256 of the description, hexadecimal. */
  sum: string
}
interface ReceivedUpload {
  folder: string
  provenance: unknown
}

/**
 * Extracts an upload into a temporary folder, which is deleted afterwards.
 * @throws HttpError 401 if the build does not have the signed hash
 */
export async function withExtractedUpload<T>(
  request: FastifyRequest,
  { name, sum }: ExtractedUpload,
  run: (description: RemoteDescriptor | ShellBuild, received: ReceivedUpload) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-build-'))
  try {
    const provenance = await receiveUploadedFiles(request, folder)
    const description = await readBuildDescriptor(folder, name).catch((error: Error) => {
      throw createInvalidFieldsError({ descriptor: error.message })
    })
    requireSignedHash(sum, await calculateSha256(await readDescriptionFile(folder, name)))
    return await run(description, { folder, provenance })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the uploaded files into a folder. Returns the uploaded provenance, which is not yet verified. */
async function receiveUploadedFiles(request: FastifyRequest, folder: string): Promise<unknown> {
  let provenance: unknown
  for await (const part of request.parts({ limits: uploadLimits, preservePath: true })) {
    if (part.type !== 'file') {
      if (part.fieldname === 'provenance') provenance = parseJson(String(part.value))
      continue
    }
    const { filename } = part
    if (!v.is(AssetPath, filename))
      throw createInvalidFieldsError({ [filename]: 'is no path within the build' })
    const target = path.join(folder, filename)
    const content = await part.toBuffer()
    await mkdir(path.dirname(target), { recursive: true })
      .then(() => writeFile(target, content))
      .catch((error: NodeJS.ErrnoException) => {
        if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) throw error
        throw createInvalidFieldsError({ [filename]: 'is a file and a folder' })
      })
  }
  return provenance
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** @throws HttpError 409 for a version that exists with other content */
async function refuseExistingVersion(
  db: Database,
  name: string,
  { version, hash }: RemoteDescriptor | ShellBuild,
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

/** Size limit in kilobytes, compressed, of a widget's script, unless the remote's descriptor sets one. */
const defaultWidgetKilobytes = 34

/** Describes each part of a remote (start, views, widgets) that is larger than its size budget. */
async function findBudgetProblems(
  { entry, views, texts, widgets = {}, budget }: RemoteDescriptor,
  folder: string,
): Promise<string[]> {
  const limits = v.parse(SizeBudget, budget ?? {})
  const sumKilobytes = async (files: readonly string[]) => {
    const weights = await Promise.all(
      [...new Set(files)].map(async (file) => {
        const content = await readFile(path.join(folder, file)).catch(() => Buffer.alloc(0))
        return (await compressWithCache(content)).length
      }),
    )
    return weights.reduce((sum, weight) => sum + weight, 0) / 1024
  }
  const lists = Object.values(views)
  const sharedViewFiles = (lists[0] ?? []).filter((file) => lists.every((list) => list.includes(file)))
  const startFiles = [entry.path, ...sharedViewFiles, ...(texts.nl ?? [])]
  const describeBudgetExcess = (what: string, is: number, limit: number) =>
    is > limit ? [`${what} weighs ${is.toFixed(1)} kB, and may weigh ${limit} kB`] : []
  const viewProblems = await Promise.all(
    Object.entries(views).map(async ([name, files]) =>
      describeBudgetExcess(
        `its view "${name}"`,
        await sumKilobytes(files.filter((file) => !sharedViewFiles.includes(file))),
        limits.view,
      ),
    ),
  )
  const widgetProblems = await Promise.all(
    Object.entries(widgets).map(async ([name, script]) =>
      describeBudgetExcess(
        `its widget "${name}"`,
        await sumKilobytes([script]),
        limits.widget ?? defaultWidgetKilobytes,
      ),
    ),
  )
  return [
    ...describeBudgetExcess('its start', await sumKilobytes(startFiles), limits.start),
    ...viewProblems.flat(),
    ...widgetProblems.flat(),
  ]
}
