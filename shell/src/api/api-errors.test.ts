import { expect, test } from 'vitest'
import { toSignInResult } from './auth-calls.ts'
import { createRejectedError } from './send-request.ts'

const getOutcomeForBody = (data: unknown) =>
  toSignInResult(createRejectedError('http://api.test/login', 409, data), null)

test('@LOGIN-11 when a sign-in is rejected with a plain-text sentence, the sentence is shown unchanged', () => {
  const message = 'Uw account is geblokkeerd.'
  expect(getOutcomeForBody(message)).toMatchObject({ outcome: 'message', message })
  for (const data of ['', '<html><body>Conflict</body></html>', undefined])
    expect(getOutcomeForBody(data).outcome).toBe('failed')
})
