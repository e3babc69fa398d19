import { expect, test } from 'vitest'
import { EditableMortgage } from './edit-form.ts'
import * as mortgage from './mortgage.ts'

test('@MORTGAGE-36 no call of the portal sends a mortgage’s status', () => {
  expect(Object.keys(EditableMortgage.entries)).not.toContain('status')
  const calls = Object.values(mortgage).filter((one) => 'method' in one)
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
})
