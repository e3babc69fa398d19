import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Confirm } from '../confirm.tsx'
import { Dialog } from '../dialog.tsx'
import { Drawer } from '../drawer.tsx'
import { renderUi } from '../test/render.tsx'

function OverlayExample({ of: Layer }: { of: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Layer open={open} onClose={() => setOpen(false)} title="Details">
        <button type="button">Inside</button>
      </Layer>
    </>
  )
}
const getAnimation = (element: Element) => getComputedStyle(element).animation

test.each([
  ['@WCAG-2.4.3 @ANIM-02 a dialog zooms in 150 ms', Dialog, '0.15s ease-out ui-zoom-in'],
  ['@WCAG-2.4.3 @ANIM-03 a drawer slides in 250 ms', Drawer, '0.25s ease-out ui-slide-in'],
] as const)(
  '%s, focuses its title, closes on Escape, restores the focus, and is removed even without an animationend event',
  async (_, Layer, animation) => {
    renderUi(<OverlayExample of={Layer} />)
    const opener = screen.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const layer = await screen.findByRole('dialog', { name: 'Details' })
    expect(getAnimation(layer)).toContain(animation)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Details' })))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(layer.dataset.state).toBe('closed'))
    await waitFor(() => expect(document.activeElement).toBe(opener))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('a drawer opens before its content renders, so that the click responds at once', async () => {
  const stood = vi.fn()
  function SlowContent() {
    stood(screen.queryByRole('dialog', { name: 'Details' }) !== null)
    return <p>All of it</p>
  }
  renderUi(
    <Drawer open onClose={() => {}} title="Details">
      <SlowContent />
    </Drawer>,
  )
  expect(await screen.findByText('All of it')).toBeTruthy()
  expect(stood.mock.calls[0]).toEqual([true])
})

test('a confirmation focuses the safe button', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  renderUi(
    <Confirm open title="Delete?" confirm="Yes" cancel="No" onConfirm={onConfirm} onCancel={onCancel}>
      Gone for good.
    </Confirm>,
  )
  await screen.findByRole('alertdialog', { name: 'Delete?' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('No'))
  await userEvent.keyboard('{Enter}')
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
})
