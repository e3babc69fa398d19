import type { ChildProcessWithoutNullStreams } from 'node:child_process'

/** Limit of about a hundred times the length of a sign-in screen. */
const maxLineCharacters = 4_000_000
const maxErrorCharacters = 2000

/** Rejects if the process exits, writes too much, or exceeds the timeout. */
export function readLine(child: ChildProcessWithoutNullStreams, timeoutMs: number): Promise<string> {
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
