import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type {
  LayoutRenderRequest,
  RenderedHtml,
  ScreenRenderRequest,
} from '@portal/contract/server-rendering'
import { readLine } from './read-line.ts'

const program = fileURLToPath(new URL('./renderer-process.mjs', import.meta.url))
/** Most megabytes of heap that a bundle may take. */
const maxHeapMegabytes = 128

/**
 * Node's arguments for a program that may read itself and nothing else: no network, processes, threads, debugger or
 * add-ons. Node says that this is no full protection against malicious code. What is published is still to be trusted,
 * but a mistake in it or a stolen key to the registry no longer has the server's powers.
 */
export const sandboxArguments = (file: string): string[] => [
  '--permission',
  `--allow-fs-read=${file}`,
  `--max-old-space-size=${maxHeapMegabytes}`,
  file,
]

/** A process that draws with one bundle. */
export interface Renderer {
  /** Rejects when the bundle fails or takes longer than so many milliseconds; the process has then ended. */
  render(request: ScreenRenderRequest | LayoutRenderRequest, timeoutMs: number): Promise<RenderedHtml>
  end(): void
  /** Whether it can draw again. */
  isAlive(): boolean
}

/** Starts a process for the code of a bundle. Throws where Node cannot forbid the network: before version 25. */
export function startRenderer(code: string): Renderer {
  if (!process.allowedNodeEnvironmentFlags.has('--allow-net'))
    throw new Error(
      `Node ${process.version} cannot take the network from a process that draws; 25 or later can.`,
    )
  const child = spawn(process.execPath, sandboxArguments(program), { env: {}, stdio: 'pipe' })
  const send = (line: unknown) => child.stdin.write(`${JSON.stringify(line)}\n`)
  // A process that has ended is told of by its exit; what is written to it meanwhile is lost.
  child.stdin.on('error', () => {})
  send({ code })
  return {
    isAlive: () => child.exitCode === null && child.signalCode === null && !child.killed,
    end: () => child.kill('SIGKILL'),
    async render(request, timeoutMs) {
      const answer = readLine(child, timeoutMs)
      send({ request })
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
