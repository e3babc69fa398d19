import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useRestoreFocus } from './restore-focus.ts'

function TestPage() {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useRestoreFocus(open ? 'it' : null, () => opener.current)
  return (
    <>
      <button type="button" ref={opener} onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <button type="button" onClick={() => setOpen(false)}>
          Save
        </button>
      )}
    </>
  )
}

test('after content that was opened from a control closes, the focus returns to the control', async () => {
  render(<TestPage />)
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByText('Open'))
  await userEvent.click(screen.getByText('Save'))
  expect(document.activeElement).toBe(screen.getByText('Open'))
})
