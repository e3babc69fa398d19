import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type {
  LayoutRenderRequest,
  RenderedHtml,
  ScreenRenderRequest,
} from '@portal/contract/server-rendering'
import { readLine } from './read-line.ts'

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
