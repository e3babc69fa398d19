import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Drawing, DrawingRequest, FrameRequest } from '@portal/contract/drawing'
import { answerOf } from './answer.ts'

const program = fileURLToPath(new URL('./program.mjs', import.meta.url))
/** Most megabytes of heap that a bundle may take. */
const heap = 128

/**
 * Node's arguments for a program that may read itself and nothing else: no network, processes, threads, debugger or
 * add-ons. Node says that this is no full protection against malicious code. What is published is still to be trusted,
 * but a mistake in it or a stolen key to the registry no longer has the server's powers.
 */
export const confinedTo = (file: string): string[] => [
  '--permission',
  `--allow-fs-read=${file}`,
  `--max-old-space-size=${heap}`,
  file,
]

/** A process that draws with one bundle. */
export interface Drawer {
  /** Rejects when the bundle fails or takes longer than so many milliseconds; the process has then ended. */
  draw(request: DrawingRequest | FrameRequest, timeoutMs: number): Promise<Drawing>
  end(): void
  /** Whether it can draw again. */
  isAlive(): boolean
}

/** Starts a process for the code of a bundle. Throws where Node cannot forbid the network: before version 25. */
export function startDrawer(code: string): Drawer {
  if (!process.allowedNodeEnvironmentFlags.has('--allow-net'))
    throw new Error(
      `Node ${process.version} cannot take the network from a process that draws; 25 or later can.`,
    )
  const child = spawn(process.execPath, confinedTo(program), { env: {}, stdio: 'pipe' })
  const send = (line: unknown) => child.stdin.write(`${JSON.stringify(line)}\n`)
  // A process that has ended is told of by its exit; what is written to it meanwhile is lost.
  child.stdin.on('error', () => {})
  send({ code })
  return {
    isAlive: () => child.exitCode === null && child.signalCode === null && !child.killed,
    end: () => child.kill('SIGKILL'),
    async draw(request, timeoutMs) {
      const answer = answerOf(child, timeoutMs)
      send({ request })
      try {
        const { drawing, error } = JSON.parse(await answer)
        if (error !== undefined || typeof drawing?.html !== 'string') throw new Error(error ?? 'no drawing')
        return drawing
      } catch (error) {
        child.kill('SIGKILL')
        throw error
      }
    },
  }
}
