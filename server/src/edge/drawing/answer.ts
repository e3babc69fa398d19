import type { ChildProcessWithoutNullStreams } from 'node:child_process'

/** Most characters of one answer: some hundred times a sign-in screen. */
const longest = 4_000_000
/** So much of what a process complains of is told. */
const toldComplaint = 2000

/** The next line that a process writes. Rejects when it ends, writes too much, or takes longer than so many milliseconds. */
export function answerOf(child: ChildProcessWithoutNullStreams, timeoutMs: number): Promise<string> {
  const done = new AbortController()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let [answer, complaint] = ['', '']
  const read = (chunk: string) => {
    answer += chunk
    const end = answer.indexOf('\n')
    if (end >= 0) resolve(answer.slice(0, end))
    else if (answer.length > longest) reject(new Error('a bundle answered too much'))
  }
  const hear = (chunk: string) => {
    complaint = (complaint + chunk).slice(0, toldComplaint)
  }
  const late = setTimeout(() => reject(new Error('a bundle took too long to draw')), timeoutMs)
  const leave = (code: number | null) =>
    reject(new Error(`a bundle ended its process (${code ?? 'by a signal'}) ${complaint}`))
  child.stdout.setEncoding('utf8').on('data', read)
  child.stderr.setEncoding('utf8').on('data', hear)
  child.on('error', reject).on('close', leave)
  done.signal.addEventListener('abort', () => {
    clearTimeout(late)
    child.stdout.off('data', read)
    child.stderr.off('data', hear)
    child.off('error', reject).off('close', leave)
  })
  return promise.finally(() => done.abort())
}
