import { expect, test } from 'vitest'
import { stepOf } from './step.ts'
import { exampleMortgage, exampleProgress } from './test/example.ts'

const step = (status: number, ...received: number[]) =>
  stepOf(exampleMortgage({ status, progress: received.map((one, id) => exampleProgress(id, one)) }))

test('@STEPPER-02 some documents are not received: step 1', () => {
  expect(step(1, 0, 1)).toBe(1)
})

test('@STEPPER-03 all documents are received: step 2', () => {
  expect(step(15, 1, 1)).toBe(2)
})

test('@STEPPER-04 documents are with the bank: step 3', () => {
  expect([step(16), step(16, 0)]).toEqual([3, 3])
})

test('@STEPPER-05 documents are with the notary: step 4', () => {
  expect([step(17), step(17, 0)]).toEqual([4, 4])
})

test('@STEPPER-06 otherwise step 0', () => {
  const others = Array.from({ length: 100 }, (_, status) => status).filter(
    (status) => ![16, 17].includes(status),
  )
  expect(new Set(others.map((status) => step(status)))).toEqual(new Set([0]))
})
