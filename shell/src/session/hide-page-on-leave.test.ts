import { expect, test } from 'vitest'
import { hidePageOnLeave } from './hide-page-on-leave.ts'

const getVisibility = () => document.documentElement.style.visibility
const firePageShow = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('case C29: a page from the back/forward cache shows nothing before its session has been read again', async () => {
  let resolveCheck = () => {}
  hidePageOnLeave(() => new Promise<void>((resolve) => (resolveCheck = resolve)))
  firePageShow(false)
  expect(getVisibility()).toBe('')
  dispatchEvent(new Event('pagehide'))
  expect(getVisibility()).toBe('hidden')
  firePageShow(true)
  await new Promise(setImmediate)
  expect(getVisibility()).toBe('hidden')
  resolveCheck()
  await expect.poll(getVisibility).toBe('')
})
