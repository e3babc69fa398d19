// @module-tag full
import { createStyleCache, UiProvider } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultIdleLimits } from '../session/idle-watch.ts'
import { openShell } from '../test/open-shell.tsx'
import nl from '../texts/nl.json'

const { end, warning } = defaultIdleLimits
const checkIntervalMs = 1000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
})
afterEach(() => vi.unstubAllGlobals())

const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const findIdleWarning = () => screen.findByRole('alertdialog', { name: nl.idle_title })
const isIdleWarningOpen = () => screen.queryByRole('alertdialog')?.dataset.state === 'open'
const findStayButton = () => screen.getByRole('button', { name: nl.idle_stay })

async function openShellUntilWarned() {
  const opened = await openShell()
  await advanceTime(end - warning - checkIntervalMs)
  expect(isIdleWarningOpen()).toBe(false)
  await advanceTime(checkIntervalMs)
  await findIdleWarning()
  return opened
}

test('@WCAG-2.2.1 trust D5: the warning counts down the remaining seconds', async () => {
  await openShellUntilWarned()
  expect((await findIdleWarning()).textContent).toContain(nl.idle_hint.replace('{seconds}', '120'))
  await advanceTime(30 * checkIntervalMs)
  expect((await findIdleWarning()).textContent).toContain(nl.idle_hint.replace('{seconds}', '90'))
})

test('@WCAG-2.2.1 trust D5: answering the warning restarts the full time', async () => {
  const { shell } = await openShellUntilWarned()
  await userEvent.click(findStayButton())
  expect(isIdleWarningOpen()).toBe(false)
  await advanceTime(end - warning - checkIntervalMs)
  expect(isIdleWarningOpen()).toBe(false)
  expect(shell.session.account.get()).not.toBeNull()
  await advanceTime(checkIntervalMs)
  expect(await findIdleWarning()).toBeTruthy()
})

test('trust D5: closing the warning with Escape counts as an answer', async () => {
  const { shell } = await openShellUntilWarned()
  await userEvent.keyboard('{Escape}')
  expect(isIdleWarningOpen()).toBe(false)
  await advanceTime(warning + checkIntervalMs)
  expect(isIdleWarningOpen()).toBe(false)
  expect(shell.session.account.get()).not.toBeNull()
})

test('trust D5: without an answer the customer is signed out', async () => {
  const { shell, browser } = await openShellUntilWarned()
  await advanceTime(warning - checkIntervalMs)
  expect(shell.session.account.get()).not.toBeNull()
  await advanceTime(checkIntervalMs)
  expect(shell.session.account.get()).toBeNull()
  expect(browser.kept().sessions).toEqual([])
  expect(new URLSearchParams(location.search).get('ended')).toBe('idle')
})

test.each(['pointerdown', 'keydown', 'scroll', 'touchstart'])(
  'a %s before the warning restarts the time',
  async (name) => {
    await openShell()
    await advanceTime(end - warning - checkIntervalMs)
    fireEvent(window, new Event(name))
    await advanceTime(checkIntervalMs)
    expect(isIdleWarningOpen()).toBe(false)
    await advanceTime(end - warning - checkIntervalMs)
    expect(await findIdleWarning()).toBeTruthy()
  },
)

test('while the warning shows, other activity on the page does not answer it', async () => {
  const { shell } = await openShellUntilWarned()
  fireEvent(window, new Event('scroll'))
  await advanceTime(warning)
  expect(shell.session.account.get()).toBeNull()
})

test('inactivity of a guest is not tracked, and tracking ends on sign-out', async () => {
  const { shell } = await openShell()
  await act(() => shell.session.signOut())
  localStorage.clear()
  fireEvent(window, new Event('keydown'))
  await advanceTime(2 * end)
  expect(localStorage).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('@WCAG-2.2.1 over an open drawer the warning can be answered, and the drawer stays open', async () => {
  const onClose = vi.fn()
  render(
    <UiProvider cache={createStyleCache()}>
      <Drawer open onClose={onClose} title="Details">
        <p>Inside</p>
      </Drawer>
    </UiProvider>,
  )
  await screen.findByText('Inside')
  await openShellUntilWarned()
  await userEvent.click(findStayButton())
  expect(isIdleWarningOpen()).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
})

test('the warning closes an open side panel, which would cover it', async () => {
  await openShell()
  fireEvent.click(screen.getByRole('button', { name: nl.open_menu, hidden: true }))
  const findMenuPanel = () => document.querySelector(`dialog[aria-label="${nl.main_menu}"]`)
  expect(findMenuPanel()).toHaveProperty('open', true)
  await advanceTime(end - warning)
  await findIdleWarning()
  expect(findMenuPanel()).toHaveProperty('open', false)
})
