import { isDevelopmentBuild } from '@portal/contract/remote-registry'
import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { builds, placements } from '../database/tables/build.ts'
import { tenants } from '../database/tables/tenant.ts'
import { HttpError } from '../http/http-error.ts'
import { findBuild, parseDescriptor, shellName } from '../registry/builds.ts'
import { findChannelHash, setChannelBuild } from '../registry/publish-build.ts'
import { createRegistryReader } from '../registry/registry-state.ts'
import {
  makeReleaseChange,
  type ReleaseTarget,
  undoNewestReleaseChange,
} from '../registry/release-history.ts'
import { readSourceMaps } from '../registry/source-maps.ts'
import { createTrialCookie } from '../registry/trial-builds.ts'
import { previewReleaseChanges } from './preview-release-changes.ts'
import { createPublisherActions, listReleaseChanges, refuseRevokedKey } from './publishers.ts'
import type { ReleaseCommandActions } from './release-commands.ts'
import type { ReleaseDependencies } from './release-dependencies.ts'
import { readReleaseStatus } from './release-status.ts'

/** Maximum number of versions that command `versions` lists, including the current one. */
const maxListedVersions = 3

const toChannelPlacement = (channel: string) => ({ channel, pinned: null, rollout: null, percent: 0 })

type PlacementValues = Partial<Omit<typeof placements.$inferInsert, 'name' | 'tenant'>>

/** Creates the commands on published builds. Each change is recorded, and applies to the next page. */
export function createReleaseActions(
  { db, key, files }: Pick<ReleaseDependencies, 'db' | 'key' | 'files'>,
  /** Person who runs the command. */
  by: string,
): ReleaseCommandActions {
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
  type ActionTarget = { remote: string; tenant?: string | undefined; why?: string | undefined }
  /** Changes the placement of a tenant. Without a tenant, changes the placement of all tenants that have no own one. */
  const changePlacement = async (
    { remote, tenant = '*', why }: ActionTarget,
    action: string,
    placed: PlacementValues,
    set: PgUpdateSetSource<typeof placements> = placed,
  ) => {
    await requireTenant(tenant)
    const description = `${action} for ${tenant}`
    await makeReleaseChange(db, { name: remote, target: { tenant }, action: description, by, why }, (tx) =>
      tx
        .insert(placements)
        .values({ name: remote, tenant, ...placed })
        .onConflictDoUpdate({ target: [placements.name, placements.tenant], set }),
    )
    return { done: description }
  }
  /** Lets tenants without an own placement follow `live` again. */
  const removeDefaultPlacement = (remote: string, why: string | undefined) => {
    const at = { name: remote, target: { tenant: '*' }, action: `let ${remote} follow live for *`, by, why }
    return makeReleaseChange(db, at, (tx) =>
      tx
        .update(placements)
        .set(toChannelPlacement('live'))
        .where(and(eq(placements.name, remote), eq(placements.tenant, '*'))),
    )
  }
  const findReadyBuild = async (remote: string, version: string, force: boolean) => {
    const build = await findBuild(db, remote, version)
    if (isDevelopmentBuild(build))
      throw new HttpError(409, { error: 'development', message: `${remote} ${version} is under work.` })
    if (!build.passedAt && !force)
      throw new HttpError(409, {
        error: 'not_passed',
        message: `${remote} ${version} has not passed the gate: pnpm gate ${remote} ${version}, or --force true.`,
      })
    await refuseRevokedKey(db, build)
    return build
  }
  return {
    ...createPublisherActions(db, by),
    maps: async ({ remote, version }) => {
      const maps = await readSourceMaps(files, await findBuild(db, remote, version))
      if (maps) return maps
      throw new HttpError(404, {
        error: 'no_maps',
        message: `${remote} ${version} was published without source maps.`,
      })
    },
    place: async ({ remote, to, tenant, percent, force, 'dry-run': dryRun, why }) => {
      const channelHash = to.startsWith('dev-') ? null : await findChannelHash(db, remote, to)
      const buildName = channelHash ?? to
      if (dryRun) return previewReleaseChanges(db, { remote, version: buildName, tenant })
      if (to === 'on' || to === 'off')
        return changePlacement({ remote, tenant, why }, `switch ${remote} ${to}`, { off: to === 'off' })
      if (channelHash && tenant && percent === 100)
        return changePlacement({ remote, tenant, why }, `let ${remote} follow ${to}`, {
          ...toChannelPlacement(to),
          off: false,
        })
      const { hash, version } = await findReadyBuild(remote, buildName, force)
      const action = `place ${remote} ${version}`
      if (tenant || percent < 100) {
        const pinned = sql`case when ${placements.percent} = 100 then ${placements.rollout} else ${placements.pinned} end`
        const placed = { rollout: hash, percent, off: false }
        return changePlacement({ remote, tenant, why }, `${action} at ${percent}%`, placed, {
          ...placed,
          pinned,
        })
      }
      await removeDefaultPlacement(remote, why)
      await setChannelBuild(db, { name: remote, hash, channel: 'live' }, action, { by, why })
      return { done: action }
    },
    rollback: async ({ remote, tenant, channel, why }) => {
      const targets: ReleaseTarget[] = tenant
        ? [{ tenant }]
        : channel
          ? [{ channel }]
          : [{ channel: 'live' }, { tenant: '*' }]
      const undone = await undoNewestReleaseChange(db, remote, targets, { by, why })
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
          const build = await findBuild(db, name, wanted)
          await refuseRevokedKey(db, build)
          return [name, build.hash]
        }),
      )
      const tried = await findBuild(db, remote, version)
      const staff = remote === shellName ? undefined : parseDescriptor(tried).staff
      return { cookie: createTrialCookie(key, Object.fromEntries(named), Date.now()), staff: staff ?? null }
    },
    passed: async ({ remote, version }) => {
      const { hash } = await findBuild(db, remote, version)
      await db
        .update(builds)
        .set({ passedAt: new Date() })
        .where(and(eq(builds.name, remote), eq(builds.hash, hash)))
      return { passed: `${remote} ${version}` }
    },
    versions: async ({ remote }) => {
      const state = await createRegistryReader(db)()
      const live = state.channels.find(({ name, channel }) => name === remote && channel === 'live')
      const passed = state.builds
        .filter(({ name, hash, passedAt }) => name === remote && hash !== live?.hash && passedAt !== null)
        .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
      const hashes = [live?.hash, live?.previous, ...passed.map(({ hash }) => hash)]
      return [...new Set(hashes)]
        .flatMap((hash) => state.builds.filter((build) => build.name === remote && build.hash === hash))
        .slice(0, maxListedVersions)
        .map(({ version, hash }) => ({ version, hash }))
    },
    status: async ({ remote }) => {
      const placed = await readReleaseStatus(db, remote)
      return remote ? { placed, history: await listReleaseChanges(db, { remote }) } : placed
    },
  }
}
