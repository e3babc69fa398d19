import { isDevelopment } from '@portal/contract/registry'
import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { builds, channels, placements } from '../database/tables/build.ts'
import { tenants } from '../database/tables/tenant.ts'
import { HttpError } from '../http/http-error.ts'
import { buildOf, descriptorOf, shellName } from '../registry/builds.ts'
import { pointChannel } from '../registry/publish.ts'
import { registryReader } from '../registry/registry-state.ts'
import { change, type ReleaseTarget, undo } from '../registry/release-history.ts'
import { sourceMapsOf } from '../registry/source-maps.ts'
import { trialCookie } from '../registry/trial-builds.ts'
import type { Actions } from './commands.ts'
import type { ReleaseDependencies } from './dependencies.ts'
import { previewChanges } from './preview-changes.ts'
import { changesOf, publisherActions, refuseWithdrawn } from './publishers.ts'
import { statusRows } from './status.ts'

/** Number of versions per remote that stay available for the gate, including the current one. */
const keptVersions = 3

/** The placement of a tenant that follows a channel. */
const follows = (channel: string) => ({ channel, pinned: null, rollout: null, percent: 0 })

type PlacementValues = Partial<Omit<typeof placements.$inferInsert, 'name' | 'tenant'>>

/** Commands on published builds; each change is recorded and applies to the next page. */
export function actionsOf(
  { db, key, files }: Pick<ReleaseDependencies, 'db' | 'key' | 'files'>,
  /** Who runs the command. */
  by: string,
): Actions {
  const requireTenant = async (tenant: string) => {
    if (tenant === '*') return
    const found = await db
      .select({ id: tenants.id })
      .from(tenants)
      .where(eq(tenants.subdomain, tenant))
      .limit(1)
    if (found.length === 0)
      throw new HttpError(404, { error: 'not_found', message: `There is no tenant ${tenant}.` })
  }
  type At = { remote: string; tenant?: string | undefined; why?: string | undefined }
  /** Changes the placement of a tenant, by default of all that have no placement of their own. */
  const placeAt = async (
    { remote, tenant = '*', why }: At,
    action: string,
    placed: PlacementValues,
    set: PgUpdateSetSource<typeof placements> = placed,
  ) => {
    await requireTenant(tenant)
    const done = `${action} for ${tenant}`
    await change(db, { name: remote, place: { tenant }, action: done, by, why }, (tx) =>
      tx
        .insert(placements)
        .values({ name: remote, tenant, ...placed })
        .onConflictDoUpdate({ target: [placements.name, placements.tenant], set }),
    )
    return { done }
  }
  /** Lets everybody without a placement follow `live` again, so that a version on `live` reaches them. */
  const unplaceEverybody = (remote: string, why: string | undefined) => {
    const at = { name: remote, place: { tenant: '*' }, action: `let ${remote} follow live for *`, by, why }
    return change(db, at, (tx) =>
      tx
        .update(placements)
        .set(follows('live'))
        .where(and(eq(placements.name, remote), eq(placements.tenant, '*'))),
    )
  }
  /** The remote's channel of this name; channels of developers are not placed. */
  const channelOf = async (remote: string, name: string) => {
    if (name.startsWith('dev-')) return undefined
    const [channel] = await db
      .select({ hash: channels.hash })
      .from(channels)
      .where(and(eq(channels.name, remote), eq(channels.channel, name)))
    return channel
  }
  const readyBuild = async (remote: string, version: string, force: boolean) => {
    const build = await buildOf(db, remote, version)
    if (isDevelopment(build))
      throw new HttpError(409, { error: 'development', message: `${remote} ${version} is under work.` })
    if (!build.passedAt && !force)
      throw new HttpError(409, {
        error: 'not_passed',
        message: `${remote} ${version} has not passed the gate: pnpm gate ${remote} ${version}, or --force true.`,
      })
    await refuseWithdrawn(db, build)
    return build
  }
  return {
    ...publisherActions(db, by),
    maps: async ({ remote, version }) => {
      const maps = await sourceMapsOf(files, await buildOf(db, remote, version))
      if (maps) return maps
      throw new HttpError(404, {
        error: 'no_maps',
        message: `${remote} ${version} was published without source maps.`,
      })
    },
    place: async ({ remote, to, tenant, percent, force, 'dry-run': dryRun, why }) => {
      const followed = await channelOf(remote, to)
      if (dryRun) return previewChanges(db, { remote, version: followed?.hash ?? to, tenant })
      if (to === 'on' || to === 'off')
        return placeAt({ remote, tenant, why }, `switch ${remote} ${to}`, { off: to === 'off' })
      if (followed && tenant && percent === 100)
        return placeAt({ remote, tenant, why }, `let ${remote} follow ${to}`, { ...follows(to), off: false })
      const { hash, version } = await readyBuild(remote, followed?.hash ?? to, force)
      const action = `place ${remote} ${version}`
      if (tenant || percent < 100) {
        const pinned = sql`case when ${placements.percent} = 100 then ${placements.rollout} else ${placements.pinned} end`
        const placed = { rollout: hash, percent, off: false }
        return placeAt({ remote, tenant, why }, `${action} at ${percent}%`, placed, { ...placed, pinned })
      }
      await unplaceEverybody(remote, why)
      await pointChannel(db, { name: remote, hash, channel: 'live' }, action, { by, why })
      return { done: action }
    },
    rollback: async ({ remote, tenant, channel, why }) => {
      const places: ReleaseTarget[] = tenant
        ? [{ tenant }]
        : channel
          ? [{ channel }]
          : [{ channel: 'live' }, { tenant: '*' }]
      const undone = await undo(db, remote, places, { by, why })
      if (undone) return { undone }
      const where = tenant ? `for ${tenant}` : `on ${channel ?? 'live'}`
      throw new HttpError(409, {
        error: 'nothing',
        message: `Nothing of ${remote} ${where} is left to undo.`,
      })
    },
    trial: async ({ remote, version, with: others }) => {
      const named = await Promise.all(
        [...others, [remote, version] as const].map(async ([name, wanted]) => {
          const build = await buildOf(db, name, wanted)
          await refuseWithdrawn(db, build)
          return [name, build.hash]
        }),
      )
      const tried = await buildOf(db, remote, version)
      const staff = remote === shellName ? undefined : descriptorOf(tried).staff
      return { cookie: trialCookie(key, Object.fromEntries(named), Date.now()), staff: staff ?? null }
    },
    passed: async ({ remote, version }) => {
      const { hash } = await buildOf(db, remote, version)
      await db
        .update(builds)
        .set({ passedAt: new Date() })
        .where(and(eq(builds.name, remote), eq(builds.hash, hash)))
      return { passed: `${remote} ${version}` }
    },
    versions: async ({ remote }) => {
      const state = await registryReader(db)()
      const live = state.channels.find(({ name, channel }) => name === remote && channel === 'live')
      const passed = state.builds
        .filter(({ name, hash, passedAt }) => name === remote && hash !== live?.hash && passedAt !== null)
        .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
      const hashes = [live?.hash, live?.previous, ...passed.map(({ hash }) => hash)]
      return [...new Set(hashes)]
        .flatMap((hash) => state.builds.filter((build) => build.name === remote && build.hash === hash))
        .slice(0, keptVersions)
        .map(({ version, hash }) => ({ version, hash }))
    },
    status: async ({ remote }) => {
      const placed = await statusRows(db, remote)
      return remote ? { placed, history: await changesOf(db, { remote }) } : placed
    },
  }
}
