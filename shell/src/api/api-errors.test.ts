import { expect, test } from 'vitest'
import { toSignInResult } from '../session/sign-in-outcome.ts'
import { createRejectedError } from './api-errors.ts'

const getOutcomeForBody = (data: unknown) =>
  toSignInResult(createRejectedError('http://api.test/login', 409, data), null)

test('@LOGIN-11 a sign-in is refused with a plain sentence, it is shown as it is', () => {
  const message = 'Uw account is geblokkeerd.'
  expect(getOutcomeForBody(message)).toMatchObject({ outcome: 'message', message })
  for (const data of ['', '<html><body>Conflict</body></html>', undefined])
    expect(getOutcomeForBody(data).outcome).toBe('failed')
})
