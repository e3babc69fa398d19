import { isDevelopment } from '@portal/contract/registry'
import { and, eq } from 'drizzle-orm'
import { builds, placements } from '../database/tables/build.ts'
import { tenants } from '../database/tables/tenant.ts'
import { HttpError } from '../http/http-error.ts'
import { buildOf, descriptorOf, shellName } from '../registry/builds.ts'
import { pointChannel } from '../registry/publish.ts'
import { registryReader } from '../registry/registry-state.ts'
import { change, undo } from '../registry/release-history.ts'
import { sourceMapsOf } from '../registry/source-maps.ts'
import { trialCookie } from '../registry/trial-builds.ts'
import type { Actions } from './commands.ts'
import type { ReleaseDependencies } from './dependencies.ts'
import { previewChanges } from './preview-changes.ts'
import { publisherActions, refuseWithdrawn } from './publishers.ts'
import { statusRows } from './status.ts'

/** Number of versions per remote that stay available for the gate, including the current one. */
const keptVersions = 3

type Placed = Partial<Omit<typeof placements.$inferInsert, 'name' | 'tenant'>>

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
      throw new HttpError(404, { error: 'not_found', message: `There is no firm ${tenant}.` })
  }
  type At = { remote: string; tenant: string; why?: string | undefined }
  const place = async ({ remote, tenant, why }: At, action: string, placed: Placed) => {
    await requireTenant(tenant)
    await change(db, { name: remote, place: { tenant }, action, by, why }, (tx) =>
      tx
        .insert(placements)
        .values({ name: remote, tenant, ...placed })
        .onConflictDoUpdate({ target: [placements.name, placements.tenant], set: placed }),
    )
    return { done: action }
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
    promote: async ({ remote, version, channel, force, why }) => {
      const { hash } = await readyBuild(remote, version, force)
      const action = `promote ${remote} ${version} to ${channel}`
      await pointChannel(db, { name: remote, hash, channel }, action, { by, why })
      return { done: action }
    },
    rollout: async ({ remote, version, tenant, percent, force, why }) => {
      const { hash } = await readyBuild(remote, version, force)
      const action = `roll out ${remote} ${version} to ${percent}% of ${tenant}`
      return place({ remote, tenant, why }, action, { rollout: hash, percent })
    },
    pin: async ({ remote, version, tenant, force, why }) => {
      const { hash } = await readyBuild(remote, version, force)
      return place({ remote, tenant, why }, `pin ${remote} ${version} for ${tenant}`, { pinned: hash })
    },
    follow: ({ remote, tenant, channel, why }) =>
      place({ remote, tenant, why }, `let ${tenant} follow ${channel} of ${remote}`, {
        channel,
        pinned: null,
        rollout: null,
        percent: 0,
      }),
    disable: (at) => place(at, `disable ${at.remote} for ${at.tenant}`, { off: true }),
    enable: (at) => place(at, `enable ${at.remote} for ${at.tenant}`, { off: false }),
    rollback: async ({ remote, tenant, channel, why }) => {
      const place = tenant ? { tenant } : { channel }
      const undone = await undo(db, { name: remote, place }, { by, why })
      if (undone) return { undone }
      const where = tenant ? `for ${tenant}` : `on ${channel}`
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
    status: ({ remote }) => statusRows(db, remote),
    diff: (of) => previewChanges(db, of),
  }
}
