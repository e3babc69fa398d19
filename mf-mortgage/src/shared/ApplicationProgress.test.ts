import { expect, test } from 'vitest'
import { createMortgage, createProgressItem } from '../test/mortgage-examples.ts'
import { getApplicationStep } from './ApplicationProgress.tsx'

const getStepOfStatus = (status: number, ...received: number[]) =>
  getApplicationStep(
    createMortgage({ status, progress: received.map((one, id) => createProgressItem(id, one)) }),
  )

test('@STEPPER-02 with missing documents the application is at step 1', () => {
  expect(getStepOfStatus(1, 0, 1)).toBe(1)
})

test('@STEPPER-03 with all documents received the application is at step 2', () => {
  expect(getStepOfStatus(15, 1, 1)).toBe(2)
})

test('@STEPPER-04 with documents at the bank the application is at step 3', () => {
  expect([getStepOfStatus(16), getStepOfStatus(16, 0)]).toEqual([3, 3])
})

test('@STEPPER-05 with documents at the notary the application is at step 4', () => {
  expect([getStepOfStatus(17), getStepOfStatus(17, 0)]).toEqual([4, 4])
})

test.each([
  ['there is an offer', [4, 5, 14], 2],
  ['the lender has the application', [6, 7, 16], 3],
  ['the notary has the application or the signing date is set', [8, 9, 10, 17, 18], 4],
])('when %s, the status determines the step, whatever documents are missing', (_, statuses, expected) => {
  for (const status of statuses)
    expect([getStepOfStatus(status), getStepOfStatus(status, 0, 1)]).toEqual([expected, expected])
})

test('@STEPPER-06 otherwise the application is at step 0', () => {
  const statuses = [4, 5, 6, 7, 8, 9, 10, 14, 16, 17, 18]
  const others = Array.from({ length: 100 }, (_, status) => status).filter(
    (status) => !statuses.includes(status),
  )
  expect(new Set(others.map((status) => getStepOfStatus(status)))).toEqual(new Set([0]))
})
