import type { Drawing, DrawingRequest, FrameRequest } from '@portal/contract/drawing'
import pLimit from 'p-limit'
import { type BundleFile, readBundle } from './bundle.ts'
import { type Drawer, startDrawer } from './drawer.ts'

/** How long a bundle may take to draw a screen, in milliseconds. */
const drawTimeoutMs = 10_000
/** How long a process that has nothing to draw is kept, in milliseconds. */
const idleMs = 60_000
/** So many screens are drawn at once, and so many processes are kept. */
const most = 4

/** Processes that draw, each with one bundle only. */
export interface Drawers {
  /** Rejects when the bundle is not what its descriptor says, fails, or takes too long. */
  draw(bundle: BundleFile, request: DrawingRequest | FrameRequest): Promise<Drawing>
  /** Ends all processes. */
  end(): void
}

/** Starts a process when a bundle is drawn with first, and keeps it for what comes next. */
export function createDrawers({ timeoutMs = drawTimeoutMs, start = startDrawer } = {}): Drawers {
  const limit = pLimit(most)
  /** Those without work, the longest idle first. */
  const idle = new Map<Drawer, { integrity: string; timer: NodeJS.Timeout }>()
  const all = new Set<Drawer>()

  const end = (drawer: Drawer) => {
    clearTimeout(idle.get(drawer)?.timer)
    idle.delete(drawer)
    all.delete(drawer)
    drawer.end()
  }
  const rest = (drawer: Drawer, integrity: string) => {
    idle.set(drawer, { integrity, timer: setTimeout(end, idleMs, drawer).unref() })
  }
  const take = (integrity: string): Drawer | undefined => {
    const [drawer, found] =
      [...idle].findLast(([one, kept]) => kept.integrity === integrity && one.isAlive()) ?? []
    if (drawer) {
      clearTimeout(found?.timer)
      idle.delete(drawer)
    }
    return drawer
  }
  const begin = async (bundle: BundleFile): Promise<Drawer> => {
    const code = await readBundle(bundle)
    const [longestIdle] = idle.keys()
    if (longestIdle && all.size >= most) end(longestIdle)
    const drawer = start(code)
    all.add(drawer)
    return drawer
  }
  return {
    draw: (bundle, request) =>
      limit(async () => {
        const drawer = take(bundle.integrity) ?? (await begin(bundle))
        try {
          const drawing = await drawer.draw(request, timeoutMs)
          rest(drawer, bundle.integrity)
          return drawing
        } catch (error) {
          end(drawer)
          throw error
        }
      }),
    end: () => [...all].forEach(end),
  }
}
