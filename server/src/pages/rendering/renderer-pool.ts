import type {
  LayoutRenderRequest,
  RenderedHtml,
  ScreenRenderRequest,
} from '@portal/contract/server-rendering'
import pLimit from 'p-limit'
import { type Renderer, startRenderer } from './renderer.ts'
import { readServerBundle, type ServerBundleFile } from './server-bundle.ts'

const renderTimeoutMs = 10_000
const idleTimeoutMs = 60_000
/** Limit of processes, and thus of concurrent renderings. */
const maxRenderers = 4

/** Pool of processes, each of which runs one bundle. */
export interface RendererPool {
  /** Rejects if the bundle does not match its hash, fails, or times out. */
  render(bundle: ServerBundleFile, request: ScreenRenderRequest | LayoutRenderRequest): Promise<RenderedHtml>
  end(): void
}

/** Starts a process on first use of a bundle, and keeps it for later requests. */
export function createRendererPool({
  timeoutMs = renderTimeoutMs,
  start = startRenderer,
} = {}): RendererPool {
  const limit = pLimit(maxRenderers)
  /** Idle processes; those that are idle the longest come first. */
  const idle = new Map<Renderer, { integrity: string; timer: NodeJS.Timeout }>()
  const all = new Set<Renderer>()

  const endRenderer = (renderer: Renderer) => {
    clearTimeout(idle.get(renderer)?.timer)
    idle.delete(renderer)
    all.delete(renderer)
    renderer.end()
  }
  const releaseRenderer = (renderer: Renderer, integrity: string) => {
    idle.set(renderer, { integrity, timer: setTimeout(endRenderer, idleTimeoutMs, renderer).unref() })
  }
  const takeIdleRenderer = (integrity: string): Renderer | undefined => {
    const [renderer, found] =
      [...idle].findLast(([one, kept]) => kept.integrity === integrity && one.isAlive()) ?? []
    if (renderer) {
      clearTimeout(found?.timer)
      idle.delete(renderer)
    }
    return renderer
  }
  const startRendererFor = async (bundle: ServerBundleFile): Promise<Renderer> => {
    const code = await readServerBundle(bundle)
    const [oldestIdle] = idle.keys()
    if (oldestIdle && all.size >= maxRenderers) endRenderer(oldestIdle)
    const renderer = start(code)
    all.add(renderer)
    return renderer
  }
  return {
    render: (bundle, request) =>
      limit(async () => {
        const renderer = takeIdleRenderer(bundle.integrity) ?? (await startRendererFor(bundle))
        try {
          const rendered = await renderer.render(request, timeoutMs)
          releaseRenderer(renderer, bundle.integrity)
          return rendered
        } catch (error) {
          endRenderer(renderer)
          throw error
        }
      }),
    end: () => [...all].forEach(endRenderer),
  }
}
