import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type {
  LayoutRenderRequest,
  RenderedHtml,
  ScreenRenderRequest,
} from '@portal/contract/server-rendering'

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
