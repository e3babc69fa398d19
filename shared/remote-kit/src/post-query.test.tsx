import { ApiError } from '@portal/contract/error'
import { getScenarios } from '@portal/contract/scenario'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { usePostQuery } from './post-query.ts'
import { createFakePortal, renderView } from './test/index.ts'

const calculationInput = { query: { key: 'x' }, body: {} as never }

function TestView() {
  const [isAsked, setIsAsked] = useState(false)
  const { error } = usePostQuery(getScenarios, 'SCENARIOS', isAsked ? calculationInput : null)
  return (
    <button type="button" onClick={() => setIsAsked(true)}>
      {error?.failure ?? 'waiting'}
    </button>
  )
}

test('when the device is offline, a calculation fails at once', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  const rejectAsUnreachable = async () => {
    throw new ApiError('unreachable', { message: 'no connection' })
  }
  Object.assign(portal.api, { send: rejectAsUnreachable })
  await renderView(TestView, { portal, texts: async () => ({ default: {} }) })
  dispatchEvent(new Event('offline'))
  onTestFinished(() => void dispatchEvent(new Event('online')))
  const button = await screen.findByText('waiting')
  act(() => button.click())
  expect(await screen.findByText('unreachable')).toBeTruthy()
})

test.each([
  ['a server fault', new ApiError('refused', { status: 500, message: 'broken' }), 1],
  ['a response in another format', new ApiError('unexpected', { message: 'result' }), 1],
  ['no connection', new ApiError('unreachable', { message: 'no connection' }), 0],
  ['rejected input', new ApiError('refused', { status: 422, message: 'loan_parts' }), 0],
])(
  '@SHELL-11 when a calculation fails by %s, only server faults are reported to the error service',
  async (_, error, times) => {
    const portal = createFakePortal()
    const rejectWithGivenError = async () => {
      throw error
    }
    Object.assign(portal.api, { send: rejectWithGivenError })
    await renderView(TestView, { portal, texts: async () => ({ default: {} }) })
    const button = await screen.findByText('waiting')
    act(() => button.click())
    await screen.findByText(error.failure)
    expect(portal.reported).toEqual(Array(times).fill(error))
  },
)
