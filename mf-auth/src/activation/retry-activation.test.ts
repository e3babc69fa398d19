import { expect, test } from 'vitest'
import { type AttemptResult, maxActivationAttempts, retryActivation } from './retry-activation.ts'

async function runActivation(...outcomes: AttemptResult[]) {
  const log: (string | number)[] = []
  let n = 0
  const result = await retryActivation({
    attempt: async () => {
      log.push('try')
      return outcomes[n++] ?? 'not-yet'
    },
    wait: async (milliseconds) => void log.push(milliseconds),
    onHint: (hint) => log.push(hint),
  })
  return { result, log }
}
const countAttempts = (log: readonly (string | number)[]) => log.filter((entry) => entry === 'try').length

test('@ACTIVATE-02 activation gives up after 19 attempts', async () => {
  const { result, log } = await runActivation()
  expect(result).toBe('failed')
  expect([countAttempts(log), maxActivationAttempts]).toEqual([19, 19])
})

test('@ACTIVATE-03 the wait grows by a second after each attempt, and there is none after the last', async () => {
  const { log } = await runActivation()
  const waits = log.filter((entry) => typeof entry === 'number')
  expect(waits).toEqual(Array.from({ length: 18 }, (_, n) => (n + 1) * 1000))
})

test('@ACTIVATE-04 hints appear at attempts 3, 7 and 10', async () => {
  const { log } = await runActivation()
  const countAttemptsBefore = (hint: string) => countAttempts(log.slice(0, log.indexOf(hint)))
  expect(['timeout_1', 'timeout_2', 'timeout_3'].map(countAttemptsBefore)).toEqual([3, 7, 10])
})

test('@ACTIVATE-02 activation stops at the first success', async () => {
  const { result, log } = await runActivation('not-yet', 'not-yet', 'done')
  expect([result, countAttempts(log)]).toEqual(['done', 3])
})

test('@ACTIVATE-07 @ACTIVATE-08 activation stops if the account does not exist', async () => {
  const { result, log } = await runActivation('not-yet', 'no-account')
  expect([result, countAttempts(log)]).toEqual(['failed', 2])
})
