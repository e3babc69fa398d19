import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type {
  LayoutRenderRequest,
  RenderedHtml,
  ScreenRenderRequest,
} from '@portal/contract/server-rendering'
import pLimit from 'p-limit'

/** Limit of about a hundred times the length of a sign-in screen. */
const maxLineCharacters = 4_000_000
const maxErrorCharacters = 2000

/** Rejects if the process exits, writes too much, or exceeds the timeout. */
function readLine(child: ChildProcessWithoutNullStreams, timeoutMs: number): Promise<string> {
  const done = new AbortController()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let [answer, complaint] = ['', '']
  const collectOutput = (chunk: string) => {
    answer += chunk
    const end = answer.indexOf('\n')
    if (end >= 0) resolve(answer.slice(0, end))
    else if (answer.length > maxLineCharacters) reject(new Error('a bundle wrote too much'))
  }
  const collectError = (chunk: string) => {
    complaint = (complaint + chunk).slice(0, maxErrorCharacters)
  }
  const late = setTimeout(() => reject(new Error('a bundle took too long to render')), timeoutMs)
  const onExit = (code: number | null) =>
    reject(new Error(`a bundle ended its process (${code ?? 'by a signal'}) ${complaint}`))
  child.stdout.setEncoding('utf8').on('data', collectOutput)
  child.stderr.setEncoding('utf8').on('data', collectError)
  child.on('error', reject).on('close', onExit)
  done.signal.addEventListener('abort', () => {
    clearTimeout(late)
    child.stdout.off('data', collectOutput)
    child.stderr.off('data', collectError)
    child.off('error', reject).off('close', onExit)
  })
  return promise.finally(() => done.abort())
}

const rendererProgramFile = fileURLToPath(new URL('./renderer-process.mjs', import.meta.url))
const maxHeapMegabytes = 128

/**
 * Returns the arguments of Node with which the program can only read its own file. Node does not promise that this
 * stops malicious code, but a bug in a published bundle does not have the server's permissions.
 */
export const getSandboxArguments = (file: string): string[] => [
  '--permission',
  `--allow-fs-read=${file}`,
  `--max-old-space-size=${maxHeapMegabytes}`,
  file,
]

/** Process that renders with one server bundle. */
export interface Renderer {
  /** Rejects if the bundle fails or exceeds the timeout; then the process has ended. */
  render(request: ScreenRenderRequest | LayoutRenderRequest, timeoutMs: number): Promise<RenderedHtml>
  end(): void
  isAlive(): boolean
}

/** Throws on Node before 25, which cannot block the network. */
export function startRenderer(code: string): Renderer {
  if (!process.allowedNodeEnvironmentFlags.has('--allow-net'))
    throw new Error(
      `Node ${process.version} cannot take the network from a process that draws; 25 or later can.`,
    )
  const child = spawn(process.execPath, getSandboxArguments(rendererProgramFile), { env: {}, stdio: 'pipe' })
  const writeLine = (line: unknown) => child.stdin.write(`${JSON.stringify(line)}\n`)
  // The `exit` event handles an ended process.
  child.stdin.on('error', () => {})
  writeLine({ code })
  return {
    isAlive: () => child.exitCode === null && child.signalCode === null && !child.killed,
    end: () => child.kill('SIGKILL'),
    async render(request, timeoutMs) {
      const answer = readLine(child, timeoutMs)
      writeLine({ request })
      try {
        const { rendered, error } = JSON.parse(await answer)
        if (error !== undefined || typeof rendered?.html !== 'string') throw new Error(error ?? 'no HTML')
        return rendered
      } catch (error) {
        child.kill('SIGKILL')
        throw error
      }
    },
  }
}

export interface ServerBundleFile {
  file: string
  /** Subresource integrity hash. */
  integrity: string
}

/** Rejects if the content does not match the hash. */
export async function readServerBundle({ file, integrity }: ServerBundleFile): Promise<string> {
  const content = await readFile(file)
  const found = `sha256-${createHash('sha256').update(content).digest('base64')}`
  if (found !== integrity) throw new Error(`${file} is not what was published`)
  return content.toString()
}

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
