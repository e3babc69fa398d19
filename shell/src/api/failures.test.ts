import { expect, test } from 'vitest'
import { outcomeOf } from '../session/sign-in-outcome.ts'
import { rejectedError } from './failures.ts'

const outcomeFor = (data: unknown) => outcomeOf(rejectedError('http://api.test/login', 409, data), null)

test('@LOGIN-11 a sign-in is refused with a plain sentence, it is shown as it is', () => {
  const message = 'Uw account is geblokkeerd.'
  expect(outcomeFor(message)).toMatchObject({ outcome: 'message', message })
  for (const data of ['', '<html><body>Conflict</body></html>', undefined])
    expect(outcomeFor(data).outcome).toBe('failed')
})
