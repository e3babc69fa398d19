// @module-tag full
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idleLimits } from '../session/idle.ts'
import { openShell } from '../test/open-shell.tsx'
import nl from '../texts/nl.json'

const { end, warning } = idleLimits
/** Interval of the idle watch in milliseconds. */
const checkIntervalMs = 1000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
})
afterEach(() => vi.unstubAllGlobals())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const dialog = () => screen.getByText(nl.idle_title).closest('dialog') as HTMLDialogElement
const stay = () => screen.getByRole('button', { name: nl.idle_stay })

/** Opens the portal and waits without activity until the warning shows. */
async function openUntilWarned() {
  const opened = await openShell()
  await pass(end - warning - checkIntervalMs)
  expect(dialog().open).toBe(false)
  await pass(checkIntervalMs)
  expect(dialog().open).toBe(true)
  return opened
}

test('@WCAG-2.2.1 trust D5: the warning counts down the remaining seconds', async () => {
  await openUntilWarned()
  expect(dialog().textContent).toContain(nl.idle_hint.replace('{seconds}', '120'))
  await pass(30 * checkIntervalMs)
  expect(dialog().textContent).toContain(nl.idle_hint.replace('{seconds}', '90'))
})

test('@WCAG-2.2.1 trust D5: answering the warning restarts the full time', async () => {
  const { shell } = await openUntilWarned()
  fireEvent.click(stay())
  expect(dialog().open).toBe(false)
  await pass(end - warning - checkIntervalMs)
  expect(dialog().open).toBe(false)
  expect(shell.session.account.get()).not.toBeNull()
  await pass(checkIntervalMs)
  expect(dialog().open).toBe(true)
})

test('trust D5: closing the warning with Escape counts as an answer', async () => {
  const { shell } = await openUntilWarned()
  act(() => dialog().close())
  expect(dialog().open).toBe(false)
  await pass(warning + checkIntervalMs)
  expect(dialog().open).toBe(false)
  expect(shell.session.account.get()).not.toBeNull()
})

test('trust D5: without an answer the customer is signed out', async () => {
  const { shell, browser } = await openUntilWarned()
  await pass(warning - checkIntervalMs)
  expect(shell.session.account.get()).not.toBeNull()
  await pass(checkIntervalMs)
  expect(shell.session.account.get()).toBeNull()
  expect(browser.kept().sessions).toEqual([])
  expect(new URLSearchParams(location.search).get('ended')).toBe('idle')
})

test.each(['pointerdown', 'keydown', 'scroll', 'touchstart'])(
  'a %s before the warning restarts the time',
  async (name) => {
    await openShell()
    await pass(end - warning - checkIntervalMs)
    fireEvent(window, new Event(name))
    await pass(checkIntervalMs)
    expect(dialog().open).toBe(false)
    await pass(end - warning - checkIntervalMs)
    expect(dialog().open).toBe(true)
  },
)

test('while the warning shows, moving about the page does not answer it', async () => {
  const { shell } = await openUntilWarned()
  fireEvent(window, new Event('scroll'))
  await pass(warning)
  expect(shell.session.account.get()).toBeNull()
})

test('a guest is not watched, and the watch ends on sign-out', async () => {
  const { shell } = await openShell()
  await act(() => shell.session.signOut())
  localStorage.clear()
  fireEvent(window, new Event('keydown'))
  await pass(2 * end)
  expect(localStorage).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
})
